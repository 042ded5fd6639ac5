extension Parameter {
  /// `<label>`: must be given.
  package static func operand<Value: ArgumentValue>(
    _ label: String, _ path: any (WritableKeyPath<Root, Value> & Sendable), _ summary: Prose
  ) -> Parameter {
    Parameter(operandInfo(label, .required, summary, Value.self)) {
      occurrence, root throws(ArgumentRejection) in
      root[keyPath: path] = try Value(argument: occurrence.text ?? "")
    }
  }

  /// `[<label>]`: may be given.
  package static func optionalOperand<Value: ArgumentValue>(
    _ label: String, _ path: any (WritableKeyPath<Root, Value> & Sendable), _ summary: Prose
  ) -> Parameter {
    let info = operandInfo(label, .optional, summary, Value.self)
    return Parameter(info, describeDefault: { $0[keyPath: path].argument }) {
      occurrence, root throws(ArgumentRejection) in
      root[keyPath: path] = try Value(argument: occurrence.text ?? "")
    }
  }

  /// `<label>...`: takes all that are left.
  package static func operands<Value: ArgumentValue>(
    _ label: String, atLeastOne: Bool = false,
    _ path: any (WritableKeyPath<Root, [Value]> & Sendable), _ summary: Prose
  ) -> Parameter {
    Parameter(operandInfo(label, .repeating(atLeastOne: atLeastOne), summary, Value.self)) {
      occurrence, root throws(ArgumentRejection) in
      let value = try Value(argument: occurrence.text ?? "")
      if occurrence.isFirst { root[keyPath: path] = [] }
      root[keyPath: path].append(value)
    }
  }

  private static func operandInfo<Value: ArgumentValue>(
    _ label: String, _ arity: ParameterInfo.Arity, _ summary: Prose, _ type: Value.Type
  ) -> ParameterInfo {
    var info = ParameterInfo(name: .operand(label), kind: .operand(arity), summary: summary)
    info.choices = Value.choices
    info.completion = Value.completion
    return info
  }
}

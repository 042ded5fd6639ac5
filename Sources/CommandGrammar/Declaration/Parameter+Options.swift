extension Parameter {
  /// `--name VALUE`: the last one wins. An optional value is `nil` when not given.
  package static func option<Value: ArgumentValue>(
    _ name: String, short: Character? = nil, _ placeholder: String,
    _ path: any (WritableKeyPath<Root, Value> & Sendable), _ summary: Prose
  ) -> Parameter {
    let info = optionInfo(name, short, placeholder, summary, Value.self)
    return Parameter(info, describeDefault: { $0[keyPath: path].argument }) {
      occurrence, root throws(ArgumentRejection) in
      root[keyPath: path] = try Value(argument: occurrence.text ?? "")
    }
  }

  /// `--name NUMBER` with bounds.
  package static func option(
    _ name: String, short: Character? = nil, _ placeholder: String,
    _ path: any (WritableKeyPath<Root, Int> & Sendable),
    minimum: Int, maximum: Int = .max, _ summary: Prose
  ) -> Parameter {
    let info = optionInfo(name, short, placeholder, summary, Int.self)
    return Parameter(info, describeDefault: { $0[keyPath: path].argument }) {
      occurrence, root throws(ArgumentRejection) in
      root[keyPath: path] = try bounded(occurrence.text, minimum, maximum)
    }
  }

  /// `--name NUMBER` with bounds, `nil` when not given.
  package static func option(
    _ name: String, short: Character? = nil, _ placeholder: String,
    _ path: any (WritableKeyPath<Root, Int?> & Sendable),
    minimum: Int, maximum: Int = .max, _ summary: Prose
  ) -> Parameter {
    let info = optionInfo(name, short, placeholder, summary, Int.self)
    return Parameter(info, describeDefault: { $0[keyPath: path].argument }) {
      occurrence, root throws(ArgumentRejection) in
      root[keyPath: path] = try bounded(occurrence.text, minimum, maximum)
    }
  }

  /// `--name VALUE`, and again: each adds a value. The first one replaces the default.
  package static func repeatableOption<Value: ArgumentValue>(
    _ name: String, short: Character? = nil, _ placeholder: String,
    _ path: any (WritableKeyPath<Root, [Value]> & Sendable), _ summary: Prose
  ) -> Parameter {
    var info = optionInfo(name, short, placeholder, summary, Value.self)
    info.repetition = .repeatable
    return Parameter(info, describeDefault: { describe($0[keyPath: path]) }) {
      occurrence, root throws(ArgumentRejection) in
      let value = try Value(argument: occurrence.text ?? "")
      if occurrence.isFirst { root[keyPath: path] = [] }
      root[keyPath: path].append(value)
    }
  }

  /// `--name A,B`: values between commas; the first option replaces the default, more add.
  ///
  /// - Parameter eachOnce: Whether a value that is there already is left out.
  package static func listOption<Value: ArgumentValue>(
    _ name: String, short: Character? = nil, _ placeholder: String,
    _ path: any (WritableKeyPath<Root, [Value]> & Sendable), eachOnce: Bool = true,
    _ summary: Prose
  ) -> Parameter {
    var info = optionInfo(name, short, placeholder, summary, Value.self)
    info.repetition = .list(eachOnce: eachOnce)
    return Parameter(info, describeDefault: { describe($0[keyPath: path]) }) {
      occurrence, root throws(ArgumentRejection) in
      let values = try elements(of: occurrence.text ?? "", as: Value.self)
      if occurrence.isFirst { root[keyPath: path] = [] }
      for value in values where !(eachOnce && root[keyPath: path].contains(value)) {
        root[keyPath: path].append(value)
      }
    }
  }

  /// `--name VALUE` or `--name`, which stands for other parameters of the command: gh's
  /// `--json a,b` is `--format json --fields a,b`. It takes a value exactly when one of the
  /// parameters it stands for is given that value.
  package static func alias(
    _ name: String, short: Character? = nil, _ placeholder: String = "",
    for expansion: [ParameterInfo.Expansion], _ summary: Prose
  ) -> Parameter {
    let takesValue = expansion.contains { $0.value == .given }
    var info = ParameterInfo(
      name: .option(name), kind: takesValue ? .option(placeholder: placeholder) : .flag,
      summary: summary)
    info.short = short
    info.expansion = expansion
    // The parser replaces an alias before it applies anything.
    return Parameter(info) { _, _ in }
  }

  private static func optionInfo<Value: ArgumentValue>(
    _ name: String, _ short: Character?, _ placeholder: String, _ summary: Prose,
    _ type: Value.Type
  ) -> ParameterInfo {
    var info = ParameterInfo(
      name: .option(name), kind: .option(placeholder: placeholder), summary: summary)
    info.short = short
    info.choices = Value.choices
    info.completion = Value.completion
    return info
  }

  private static func bounded(
    _ text: String?, _ minimum: Int, _ maximum: Int
  ) throws(ArgumentRejection) -> Int {
    let number: Int
    do throws(ArgumentRejection) {
      number = try Int(argument: text ?? "")
    } catch .below(_) {
      throw .below(minimum)
    } catch .above(_) {
      throw .above(maximum)
    }
    if number < minimum { throw .below(minimum) }
    if number > maximum { throw .above(maximum) }
    return number
  }

  private static func describe<Value: ArgumentValue>(_ values: [Value]) -> String {
    values.map(\.argument).joined(separator: ",")
  }

  private static func elements<Value: ArgumentValue>(
    of text: String, as type: Value.Type
  ) throws(ArgumentRejection) -> [Value] {
    var values: [Value] = []
    for element in text.split(atEach: ",") {
      if element.isEmpty, Value.choices.isEmpty { throw .empty }
      do throws(ArgumentRejection) {
        values.append(try Value(argument: element))
      } catch {
        throw .part(element, error)
      }
    }
    return values
  }
}

extension Parameter {
  /// `--name`: true when given.
  package static func flag(
    _ name: String, short: Character? = nil,
    _ path: any (WritableKeyPath<Root, Bool> & Sendable), _ summary: Prose
  ) -> Parameter {
    .flag(name, short: short, path, setting: true, summary)
  }

  /// `--name`: puts one of several values in its place, for modes that exclude each other.
  package static func flag<Value: Sendable>(
    _ name: String, short: Character? = nil,
    _ path: any (WritableKeyPath<Root, Value> & Sendable), setting value: Value,
    _ summary: Prose
  ) -> Parameter {
    var info = ParameterInfo(name: .option(name), kind: .flag, summary: summary)
    info.short = short
    return Parameter(info) { _, root in root[keyPath: path] = value }
  }

  /// `--name` and `--no-name`: the last one wins.
  package static func negatableFlag(
    _ name: String, short: Character? = nil,
    _ path: any (WritableKeyPath<Root, Bool> & Sendable), _ summary: Prose
  ) -> Parameter {
    var info = ParameterInfo(name: .option(name), kind: .negatableFlag, summary: summary)
    info.short = short
    return Parameter(info) { occurrence, root in root[keyPath: path] = !occurrence.isNegated }
  }

  /// `--name` and `--no-name`, `nil` when neither is given: the last one wins.
  package static func negatableFlag(
    _ name: String, short: Character? = nil,
    _ path: any (WritableKeyPath<Root, Bool?> & Sendable), _ summary: Prose
  ) -> Parameter {
    var info = ParameterInfo(name: .option(name), kind: .negatableFlag, summary: summary)
    info.short = short
    return Parameter(info) { occurrence, root in root[keyPath: path] = !occurrence.isNegated }
  }
}

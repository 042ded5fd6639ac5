import CommandGrammar

enum ToyStar: CommandDeclaration {
  enum Mode: Sendable, Equatable { case add, remove, check }

  struct Options: Sendable, Equatable {
    var toys: [String] = []
    var mode = Mode.add
    var reason: String = ""
  }

  static let name = "star"
  static let summary: Prose = "Star toys"
  static let examples = [Example("Star one", "star", "ann/kite")]
  static let defaults = Options()
  static let parameters: [Parameter<Options>] = [
    .operands("owner/toy", atLeastOne: true, \.toys, "What to star; \(code: "-") reads names"),
    .flag("remove", \.mode, setting: .remove, "Take the star away"),
    .flag("check", \.mode, setting: .check, "Say whether it is starred"),
    .option("reason", "TEXT", \.reason, "Why"),
  ]
  static let relations: [Relation] = [.exclusive("remove", "check")]
}

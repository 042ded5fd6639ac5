import CommandGrammar

enum ToyFormat: String, CaseIterable, ArgumentValue { case table, json, csv }

enum ToyField: String, CaseIterable, ArgumentValue {
  case name, color, weight

  static var choices: [Choice] {
    [
      Choice("name", "What it is called"),
      Choice("color", "Its main color: \"red\", 'blue' or $other"),
      Choice("weight", "In grams [g]"),
    ]
  }
}

/// A group that commands share.
struct ToyOutputOptions: Sendable, Equatable {
  var format = ToyFormat.table
  var fields: [ToyField] = [.name, .color]
  var file: String?

  static let parameters: [Parameter<ToyOutputOptions>] = [
    .option("format", short: "f", "FORMAT", \.format, "Print toys as \(value: "FORMAT")"),
    .listOption("fields", "FIELDS", \.fields, "Show these fields, see \(flag: "format")"),
    .alias(
      "json", "FIELDS", for: [.fixed("format", "json"), .given("fields")],
      "Short for \(flag: "format") \(code: "json") and \(flag: "fields")"),
    .option("output", short: "o", "FILE", \.file, "Write to \(value: "FILE"), not the screen")
      .completing(.file),
  ]
}

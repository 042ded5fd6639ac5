package import CommandGrammar
package import OutputFormats
package import TerminalText

/// How rows are written: the same for every command that prints some.
package struct OutputOptions: Sendable, Equatable {
  package var format = OutputFormat.table
  package var fields: [FieldSelection] = []
  package var output: String?
  package var color = ColorMode.auto
  package var human = false
  package var header = true
  package var truncate = true
  package var links = true
  package var csvSafe = false
  package var quiet = false
  package var verbose = false

  package init() {}

  package static let parameters: [Parameter<OutputOptions>] = [
    .option("format", "FORMAT", \.format, "Write rows as \(value: "FORMAT")."),
    .listOption(
      "fields", "FIELDS", \.fields,
      "Show these fields, in this order; \(code: "all") is every field."),
    .alias(
      "json", "FIELDS", for: [.fixed("format", "json"), .given("fields")],
      "Like \(code: "--format json --fields") with \(value: "FIELDS"), as in gh."),
    .option(
      "output", "FILE", \.output,
      "Write to \(value: "FILE"), whole or not at all; the same content leaves it alone."
    ).completing(.file),
    .option("color", "WHEN", \.color, "Colour the output on a terminal, always, or never."),
    .flag("human", \.human, "Write counts as \(code: "1.2k") in tables."),
    .flag("no-header", \.header, setting: false, "Leave out the header of tables, CSV and TSV."),
    .flag("no-truncate", \.truncate, setting: false, "Cut no column to fit the terminal."),
    .flag("no-links", \.links, setting: false, "Make no name a link on a terminal."),
    .flag(
      "csv-safe", \.csvSafe, "In CSV, guard text that a spreadsheet would take for a formula."),
    .flag("quiet", \.quiet, "Say nothing on stderr but errors."),
    .flag("verbose", \.verbose, "Say on stderr what is done."),
  ]

  package static let relations: [Relation] = [.exclusive("quiet", "verbose")]

  /// The voice that the options ask for.
  package func talk(_ console: any Console) -> Talk {
    Talk(console, quiet: quiet, verbose: verbose)
  }

  /// What a stream can show, as the options ask.
  package func traits(_ console: any Console, _ stream: ConsoleStream) -> TerminalTraits {
    // A file is never a terminal, whatever standard output is.
    guard output == nil || stream == .standardError else { return TerminalTraits() }
    var traits = console.traits(of: stream)
    switch color {
    case .auto: break
    case .always: traits.usesColor = true
    case .never: traits.usesColor = false
    }
    if !links { traits.supportsLinks = false }
    return traits
  }
}

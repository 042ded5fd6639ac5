package import CommandGrammar
package import OutputFormats
package import TerminalText

/// How repositories are written.
package typealias OutputOptions = RowOptions<RepositoryField>

/// How rows are written: the same for every command that prints some, but for their fields.
package struct RowOptions<Field: RowField>: Sendable, Equatable {
  package var format = OutputFormat.table
  package var fields: [FieldSelection<Field>] = []
  package var output: OutputPath?
  package var color = ColorMode.auto
  package var human = false
  package var header = true
  package var truncate = true
  package var links = true
  package var csvSafe = false
  package var quiet = false
  package var verbose = false

  package init() {}

  package static var parameters: [Parameter<RowOptions>] {
    [
      .option("format", "FORMAT", \.format, "Write rows as \(value: "FORMAT")")
        .discussion(
          """
          Through a pipe a table has no color, no column is cut, and times are absolute. \
          \(topic: "formats") has the details
          """),
      .listOption("fields", "FIELDS", \.fields, "Show these fields, in this order")
        .discussion(fieldsHelp),
      .alias(
        "json", "FIELDS", for: [.fixed("format", "json"), .given("fields")],
        "Like \(code: "--format json --fields") \(value: "FIELDS"), as in gh"),
      .option("output", "FILE", \.output, "Write to \(value: "FILE"), not to standard output")
        .discussion(
          """
          The file is replaced whole, or not at all when something fails. When it has the same \
          content already it keeps its time, so that make does not build again what depends on it
          """),
      .option("color", "WHEN", \.color, "When to color the output")
        .discussion("\(code: "auto") colors on a terminal; see \(topic: "environment")"),
      .flag("human", \.human, "Write counts as \(code: "1.2k") in tables"),
      .flag("no-header", \.header, setting: false, "Leave out the header of tables, CSV and TSV"),
      .flag("no-truncate", \.truncate, setting: false, "Cut no column to fit the terminal"),
      .flag("no-links", \.links, setting: false, "Make no name a link on a terminal"),
      .flag("csv-safe", \.csvSafe, "Keep spreadsheets from computing CSV cells")
        .discussion(
          "Puts \(code: "'") before text that a spreadsheet would take for a formula, such as \(code: "=1+1")"
        ),
      .flag("quiet", \.quiet, "Say nothing on standard error but errors"),
      .flag("verbose", \.verbose, "Say on standard error what is done"),
    ]
  }

  /// Only the fields of repositories have a topic of their own.
  private static var fieldsHelp: Prose {
    guard Field.self == RepositoryField.self else { return "\(code: "all") is every field" }
    return """
      \(code: "all") is every field. \(topic: "fields") has other spellings, and what is shown \
      without this option
      """
  }

  package static var relations: [Relation] { [.exclusive("quiet", "verbose")] }

  /// The fields that are asked for, or those that the format shows unless told otherwise.
  package var chosenFields: [Field] {
    fields.isEmpty ? Field.defaults(for: format) : FieldSelection.fields(fields)
  }

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

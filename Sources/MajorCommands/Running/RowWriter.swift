package import MajorDomain
package import OutputFormats
import TerminalText

/// Writes rows where the options say: to standard output, or to a file as a whole.
package struct RowWriter<Field: RowField> {
  private let options: RowOptions<Field>
  private let context: CommandContext

  /// Creates a writer.
  package init(_ options: RowOptions<Field>, _ context: CommandContext) {
    self.options = options
    self.context = context
  }

  /// Formats and writes the rows.
  ///
  /// - Parameters:
  ///   - fields: What is shown; without it what the options ask for, or else what the format shows.
  ///   - now: What relative times are counted from.
  package func write(
    _ rows: [Field.Row], fields: [Field]? = nil, now: Timestamp
  ) throws(CommandError) {
    let format = FormatContext(
      traits: options.traits(context.console, .standardOutput), now: now,
      showsHumanNumbers: options.human, truncates: options.truncate, showsHeader: options.header,
      guardsFormulas: options.csvSafe)
    try write(
      options.format.formatter.format(
        rows, columns: (fields ?? options.chosenFields).map(\.column), context: format))
  }

  /// Writes what is formatted already.
  package func write(_ text: String) throws(CommandError) {
    guard let path = options.output?.text else {
      try context.print(text)
      return
    }
    let change: FileChange
    do throws(Diagnostic) {
      change = try context.writeFile(path, text)
    } catch {
      throw .diagnosed(error)
    }
    let talk = Talk(context.console, verbose: options.verbose)
    talk.detail(change == .unchanged ? "\(path) is unchanged" : "wrote \(path)")
  }
}

package import CommandGrammar

/// The files of the repository that are rendered from the declarations, and so compared in a test.
package enum CommittedReference: String, Sendable, CaseIterable {
  case bash = "completions/gh-major.bash"
  case zsh = "completions/_gh-major"
  case fish = "completions/gh-major.fish"
  case readme = "README.md"

  /// What renders all of them again.
  package static let command =
    "swift package --allow-writing-to-package-directory render-reference"

  /// The place of the file in the repository.
  package var path: String { rawValue }

  /// The text that the file shall have.
  ///
  /// - Parameter committed: Its text now; of the README only the tables are rendered.
  /// - Throws: ``MarkerError`` when a table has no place in the README.
  package func rendered(
    over committed: String, for program: ProgramInfo = MajorCommandLine.tree.info
  ) throws(MarkerError) -> String {
    switch self {
    case .bash: CompletionShell.bash.script(for: program)
    case .zsh: CompletionShell.zsh.script(for: program)
    case .fish: CompletionShell.fish.script(for: program)
    case .readme: try Self.readme(committed, program)
    }
  }

  /// No place for a table.
  package struct MarkerError: Error, Hashable {
    /// The line that is missing.
    package var marker: String

    package init(marker: String) { self.marker = marker }
  }

  private static func readme(
    _ committed: String, _ program: ProgramInfo
  ) throws(MarkerError) -> String {
    let topics = [ReferenceTopics.exitStatus, ReferenceTopics.environment]
    var tables = [
      ("commands", MarkdownTable(commandsOf: program).text), ("options", options(of: program)),
    ]
    for topic in topics {
      tables.append((topic.name, MarkdownTable(topic: topic, program: program.name).text))
    }
    var text = committed
    for (name, table) in tables { text = try replacing(name, by: table, in: text) }
    return text
  }

  /// A table a command.
  private static func options(of program: ProgramInfo) -> String {
    program.visibleCommands.filter { !$0.visibleOptions.isEmpty }.map { command in
      let table = MarkdownTable(optionsOf: command, program: program.name)
      return "`\(program.name) \(command.name)`:\n\n\(table.text)"
    }.joined(separator: "\n")
  }

  /// Replaces what stands between two comments that Markdown does not show.
  private static func replacing(
    _ name: String, by table: String, in text: String
  ) throws(MarkerError) -> String {
    let (start, end) = ("<!-- rendered: \(name) -->\n", "<!-- end: \(name) -->\n")
    let parts = text.split(separator: start, maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw MarkerError(marker: String(start.dropLast())) }
    let rest = parts[1].split(separator: end, maxSplits: 1, omittingEmptySubsequences: false)
    guard rest.count == 2 else { throw MarkerError(marker: String(end.dropLast())) }
    return parts[0] + start + "\n" + table + "\n" + end + rest[1]
  }
}

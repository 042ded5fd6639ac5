package import CommandGrammar
import OutputFormats

/// The topics of `gh-major help`, each a rendering of the table it is about.
package enum ReferenceTopics {
  /// All of them.
  package static let all = [environment, exitStatus, fields, formats]

  static let environment = ReferenceTopic(
    name: "environment", title: "Environment", summary: "Environment variables that are read",
    heads: ("Variable", "Meaning"),
    rows: EnvironmentVariable.allCases.map { .init($0.rawValue, Prose($0.summary)) })

  static let exitStatus = ReferenceTopic(
    name: "exit-status", title: "Exit status", summary: "What each exit status means",
    heads: ("Status", "Meaning"),
    rows: ExitStatus.allCases.map { .init(String($0.rawValue), Prose($0.summary)) })

  static let fields = ReferenceTopic(
    name: "fields", title: "Fields", summary: "Fields of a repository, for --fields",
    heads: ("Field", "Meaning"),
    rows: RepositoryField.allCases.map { .init($0.name, Prose($0.summary)) })

  static let formats = ReferenceTopic(
    name: "formats", title: "Formats", summary: "Formats of the output, for --format",
    heads: ("Format", "Meaning"),
    rows: OutputFormat.allCases.map { .init($0.rawValue, Prose($0.summary)) })
}

package import CommandGrammar
import OutputFormats

/// The topics of `gh-major help`, each a rendering of the table it is about.
package enum ReferenceTopics {
  /// All of them.
  package static let all = [environment, exitStatus, fields, formats]

  /// The variables that are read.
  package static let environment = ReferenceTopic(
    name: "environment", title: "Environment", summary: "Environment variables that are read",
    heads: ("Variable", "Meaning"),
    introduction: ["An empty variable counts as unset."],
    rows: EnvironmentVariable.allCases.map { .init($0.rawValue, $0.summary) })

  /// What the program ends with.
  package static let exitStatus = ReferenceTopic(
    name: "exit-status", title: "Exit status", summary: "What each exit status means",
    heads: ("Status", "Meaning"),
    introduction: [
      """
      On failure, standard output has a whole document or nothing, and standard error says why. A \
      reader that goes away, as \(code: "head") does, is no failure. A plug-in ends with a status \
      of its own.
      """
    ],
    rows: ExitStatus.allCases.map { .init(String($0.rawValue), $0.summary) })

  static let fields = ReferenceTopic(
    name: "fields", title: "Fields", summary: "Fields of a repository, for --fields",
    heads: ("Field", "Meaning"),
    introduction: [
      """
      Names for \(flag: "fields"), separated by commas; \(code: "all") is every field. They are \
      the keys in JSON and the headers in CSV and TSV. What is not known is \(code: "null") in \
      JSON, and empty elsewhere.
      """,
      defaults,
    ],
    rows: RepositoryField.allCases.map { .init($0.name, text(of: $0)) }, isGeneral: false)

  static let formats = ReferenceTopic(
    name: "formats", title: "Formats", summary: "Formats of the output, for --format",
    heads: ("Format", "Meaning"),
    introduction: [
      """
      Names for \(flag: "format"). A table is the default, through a pipe as well; there it has no \
      color, no column is cut, and times are absolute. \(flag: "json") with fields is short for \
      \(code: "json") with \(flag: "fields").
      """,
      defaults,
    ],
    rows: OutputFormat.allCases.map { .init($0.rawValue, Prose($0.summary)) }, isGeneral: false)

  private static let defaults: Prose =
    """
    Without \(flag: "fields"), \(code: "table") and \(code: "markdown") have \
    \(names(RepositoryField.tableDefaults)); the others have \
    \(names(RepositoryField.dataDefaults)).
    """

  private static func names(_ fields: [RepositoryField]) -> String {
    fields.map(\.name).joined(separator: ", ")
  }

  private static func text(of field: RepositoryField) -> Prose {
    let aliases = field.aliases.enumerated().flatMap { index, alias -> [Prose.Run] in
      [.text(index == 0 ? "; also " : ", "), .code(alias)]
    }
    return "\(field.summary) (\(field.kind.jsonType))" + Prose(aliases)
  }
}

package import CommandGrammar
package import MajorDomain
import StrictJSON

/// A repository as an operand: its name, its address, or `-` for names from standard input.
package enum RepositoryArgument: ArgumentValue, Hashable {
  case name(RepositoryName)
  case standardInput

  package init(argument: String) throws(ArgumentRejection) {
    if argument == "-" {
      self = .standardInput
    } else if let name = RepositoryName(parsing: argument) {
      self = .name(name)
    } else {
      throw .because("is neither owner/repo nor the address of a repository")
    }
  }

  package var argument: String {
    switch self {
    case .name(let name): name.description
    case .standardInput: "-"
    }
  }

  package static var completion: Completion { .dynamic("repository") }
}

extension RepositoryName {
  /// The name in one line of input: a name, an address, or an object as `--format ndjson` writes
  /// it.
  ///
  /// - Returns: `nil` for a blank line and for a comment.
  static func inLine(_ line: String) throws(Diagnostic) -> RepositoryName? {
    let text = line.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()
    guard let first = text.first, first != "#" else { return nil }
    guard first == "{" else { return try parse(String(text)) }
    let object: JSONValue
    do throws(JSONSyntaxError) {
      object = try JSONValue(parsing: String(text))
    } catch {
      throw Diagnostic("is no JSON object: \(error.reason)", .usage)
    }
    guard let name = object["nameWithOwner"]?.string ?? object["full_name"]?.string else {
      throw Diagnostic(
        "has no nameWithOwner", hint: "Write the lines with --fields nameWithOwner.", .usage)
    }
    return try parse(name)
  }

  private static func parse(_ text: String) throws(Diagnostic) -> RepositoryName {
    guard let name = RepositoryName(parsing: text) else {
      throw Diagnostic("is neither owner/repo nor the address of a repository: '\(text)'", .usage)
    }
    return name
  }
}

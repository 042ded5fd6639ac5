package import CommandGrammar

/// The path of a file to write.
package struct OutputPath: ArgumentValue, Hashable {
  /// The path.
  package var text: String

  package init(argument: String) throws(ArgumentRejection) {
    if argument.isEmpty { throw .because("is no file") }
    // Elsewhere a hyphen is a standard stream; here it would silently make a file of that name.
    if argument == "-" { throw .because("is standard output, which is the default") }
    text = argument
  }

  package var argument: String { text }
  package static var completion: Completion { .file }
}

/// Why a folder of fixtures cannot be compiled in.
package struct FixtureProblem: Error, Hashable, CustomStringConvertible {
  /// The path in the folder.
  package var path: String
  package var line = 1
  package var column = 1
  package var message: String

  package init(path: String, line: Int = 1, column: Int = 1, message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
  }

  package var description: String { text(inFolder: "") }

  /// The line that compilers print, which editors and SwiftPM know how to show.
  package func text(inFolder folder: String) -> String {
    let full = folder.isEmpty ? path : folder + "/" + path
    return "\(full):\(line):\(column): error: \(message)"
  }
}

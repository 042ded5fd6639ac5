import Foundation
import Testing

/// Types lines into a shell at a pseudo-terminal, which zsh can make, asks it to complete them,
/// and reads back what the line has become.
enum PseudoTerminal {
  struct Row: Sendable {
    /// What is typed.
    var line: String
    /// The line after all completions were put into it, or after a TAB.
    var result: String
    var key: Key

    enum Key: String { case all, tab }

    init(_ line: String, _ result: String, _ key: Key = .all) {
      self.line = line
      self.result = result
      self.key = key
    }
  }

  /// In `prepare` the shell gets a key sequence `^X^A` that prints `<<line>>` and empties it, and
  /// `insertAll` that inserts all completions.
  static func results(
    _ rows: [Row], shell: String, prepare: String, insertAll: String, in folder: URL
  ) throws -> [String] {
    let zsh = try #require(InstalledShell.zsh)
    let driver = """
      zmodload zsh/zpty
      zpty shell \(quoted(shell))
      zpty -w shell \(quoted(prepare + "; echo RE''ADY"))
      zpty -r shell out '*READY*'
      while IFS= read -r line; do
        case $line in
          all:*) zpty -n -w shell "${line#*:}"$'\(insertAll)\\C-x\\C-a' ;;
          tab:*) zpty -n -w shell "${line#*:}"$'\\t\\C-x\\C-a' ;;
        esac
        zpty -r shell out '*<<*>>*'
        out=${out##*<<}
        print -r -- "${out%>>*}"
      done
      """
    let input = rows.map { "\($0.key.rawValue):\($0.line)\n" }.joined()
    let result = try InstalledShell.run(zsh, ["-f", "-c", driver], input: input, in: folder)
    return result.output.split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}

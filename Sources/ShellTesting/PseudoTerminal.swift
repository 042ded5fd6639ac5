import Foundation

/// Types lines into a shell at a pseudo-terminal, which zsh can make, asks it to complete them,
/// and reads back what the line has become.
enum PseudoTerminal {
  /// In `prepare` the shell gets a key sequence `^X^A` that prints `<<line>>` and empties it, and
  /// `insertAll` that inserts all completions.
  static func results(
    _ rows: [CompletionRow], shell: String, prepare: [String], insertAll: String, in folder: URL
  ) async throws -> [String] {
    guard let zsh = InstalledShell.zsh else { throw ShellMissing(name: "zsh") }
    let driver = """
      zmodload zsh/zpty
      zpty shell \(quoted(shell))
      zpty -w shell \(quoted((prepare + ["echo RE''ADY"]).joined(separator: "; ")))
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
    let result = try await InstalledShell.run(zsh, ["-f", "-c", driver], input: input, in: folder)
    return result.output.split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}

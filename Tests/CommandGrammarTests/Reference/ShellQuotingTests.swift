import CommandGrammar
import Foundation
import ShellTesting
import Testing

@Suite struct ShellQuotingTests {
  static let texts = [
    "plain", "owner/repo", "", "a b", "it's", "$HOME `x` \"q\" \\", "*?[a]", "é 仓库", "'\u{301}x",
    "-n", "a\nb", "~", "a;b&c|d", "!x", "#x",
  ]

  @Test(arguments: [
    ("plain", "plain"), ("--x=a,b", "--x=a,b"), ("", "''"), ("it's", #"'it'\''s'"#),
  ])
  func writesAsAUserWould(_ text: String, _ word: String) {
    #expect(ShellQuoting.word(text) == word)
  }

  @Test(arguments: texts) func survivesTheShell(_ text: String) async throws {
    let line = "printf '%s' " + ShellQuoting.word(text)
    let result = try await InstalledShell.run(
      "/bin/sh", ["-c", line], in: FileManager.default.temporaryDirectory)
    #expect(result == .init(output: text, status: 0))
  }
}

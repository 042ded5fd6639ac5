import TerminalText
import Testing

@Suite struct StyledTextTests {
  static let text =
    StyledText("error", TextStyle(bold: true, foreground: .red)) + ": "
    + StyledText([StyledText.Run("docs", .plain, link: "https://example.com/a")])

  @Test(arguments: [
    (TerminalTraits(), "error: docs"),
    (TerminalTraits(isTerminal: true, columns: 80), "error: docs"),
    (TerminalTraits(isTerminal: true, usesColor: true), "\u{1b}[1;31merror\u{1b}[0m: docs"),
    (
      TerminalTraits(isTerminal: true, supportsLinks: true),
      "error: \u{1b}]8;;https://example.com/a\u{1b}\\docs\u{1b}]8;;\u{1b}\\"
    ),
    (TerminalTraits(usesColor: true), "\u{1b}[1;31merror\u{1b}[0m: docs"),
  ])
  func rendersWhatTheTerminalCanShow(traits: TerminalTraits, result: String) {
    #expect(Self.text.rendered(for: traits) == result)
  }

  @Test(arguments: ["", "https://e.com/\u{1b}\\", "https://e.com/\u{7}", "https://e.com/ü", "a b"])
  func linksNowhereUnsafe(address: String) {
    let text = StyledText([StyledText.Run("x", .plain, link: address)])
    #expect(text.rendered(for: TerminalTraits(isTerminal: true, supportsLinks: true)) == "x")
  }

  @Test(arguments: [
    (TextStyle.plain, ""), (TextStyle(dim: true), "\u{1b}[2m"),
    (
      TextStyle(bold: true, dim: true, underline: true, reverse: true, foreground: .black),
      "\u{1b}[1;2;4;7;30m"
    ),
    (TextStyle(foreground: .white, background: .cyan), "\u{1b}[37;46m"),
  ])
  func opensStylesWithFourBitCodes(style: TextStyle, sequence: String) {
    #expect(style.openingSequence == sequence)
  }

  @Test func leavesEmptyRunsOut() {
    let text = StyledText("", TextStyle(bold: true))
    #expect(text.rendered(for: TerminalTraits(isTerminal: true, usesColor: true)) == "")
  }
}

import MajorDomain
import OutputFormats
import TerminalText

/// Rows that are as awkward as a stranger can make them.
enum SampleRows {
  static let now = Timestamp(secondsSinceEpoch: 1_767_225_600)  // 2026-01-01T00:00:00Z

  static let repositories = [
    Repository(
      id: 1, owner: "octo-org", name: "plain", description: "One line of prose",
      stargazerCount: 12_345, forkCount: 678, language: "Swift", license: "MIT",
      topics: ["cli", "github"], visibility: .public,
      pushedAt: Timestamp(secondsSinceEpoch: now.secondsSinceEpoch - 3 * 86_400)),
    Repository(
      id: 2, owner: "octo-org", name: "日本語のリスト", description: "翻訳 👩‍👩‍👧‍👦 e\u{301}🇩🇪",
      stargazerCount: 999, forkCount: 0, language: "C++", isFork: true,
      pushedAt: Timestamp(secondsSinceEpoch: now.secondsSinceEpoch - 400 * 86_400)),
    Repository(
      id: 3, owner: "octo-org", name: "hostile",
      description: "\u{1b}[2J\u{9b}31m\u{202e}a\nb\tc\r\nd \u{1b}]8;;https://evil\u{7}",
      stargazerCount: 51, isArchived: true),
    Repository(
      id: 4, owner: "octo-org", name: "markup",
      description: #"say "hi", a|b `c` [d](e) <script> *f* snake_case _g_ ~h~ \ & $x$"#,
      stargazerCount: 50, forkCount: 1,
      pushedAt: Timestamp(secondsSinceEpoch: now.secondsSinceEpoch + 7_200)),
    Repository(id: 5, owner: "octo-org", name: "formula", description: "=1+1", topics: []),
    Repository(id: 6, owner: "octo-org", name: "empty", description: ""),
  ]

  static func columns(_ fields: [RepositoryField]) -> [Column<Repository>] {
    fields.map(\.column)
  }

  static let pipe = FormatContext(now: now)
  static let terminal = FormatContext(
    traits: TerminalTraits(isTerminal: true, columns: 72, usesColor: true, supportsLinks: true),
    now: now)
}

import MajorDomain
import OutputFormats
import TerminalText

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

// usage: benchmark-formats [dump]
//
// Formats 100,000 made-up repositories on one core and prints how many rows each format gave in a
// second of processor time, the best of five times; `dump` prints them as JSON instead, for other
// programs to format.
let repositories = (0..<100_000).map(makeRepository)
let pipe = FormatContext(now: Timestamp(secondsSinceEpoch: 1_800_000_000))
var terminal = pipe
terminal.traits = TerminalTraits(
  isTerminal: true, columns: 120, usesColor: true, supportsLinks: true)

if CommandLine.arguments.dropFirst() == ["dump"] {
  let columns = RepositoryField.dataDefaults.map(\.column)
  print(JSONFormatter().format(repositories, columns: columns, context: pipe), terminator: "")
} else {
  for (place, context) in [("pipe", pipe), ("terminal", terminal)] {
    for format in OutputFormat.allCases {
      print(format.rawValue, place, rowsPerSecond(format, context), "rows/s")
    }
  }
}

func rowsPerSecond(_ format: OutputFormat, _ context: FormatContext) -> Int {
  let columns = RepositoryField.defaults(for: format).map(\.column)
  let ticks = (0..<5).map { _ in
    let start = clock()
    let text = format.formatter.format(repositories, columns: columns, context: context)
    precondition(text.utf8.count > repositories.count)
    return clock() - start
  }
  let best = Double(ticks.min() ?? 1) / Double(CLOCKS_PER_SEC)
  return Int(Double(repositories.count) / best)
}

func makeRepository(_ number: Int) -> Repository {
  let descriptions = [
    "A small library that does one thing, and does it well", nil,
    "Ein schönes Werkzeug für Müßiggänger – schnell und klein", "日本語のドキュメント、翻訳とサンプルコード集",
    "🚀 Blazing fast \"parser\" for everything, with plug-ins", "Tests", "",
    "Command line tools, dotfiles and notes\nof the years",
  ]
  let languages = ["Swift", "Go", "Rust", nil, "TypeScript", "Jupyter Notebook"]
  let licenses = ["MIT", "Apache-2.0", nil, "GPL-3.0"]
  return Repository(
    id: 1_000_000 + number, owner: "octo-org", name: "repository-\(number % 9_973)-of-many",
    description: descriptions[number % descriptions.count],
    stargazerCount: (100_000 - number) * 3, forkCount: number % 1_311,
    language: languages[number % languages.count], license: licenses[number % licenses.count],
    isArchived: number % 17 == 0, isFork: number % 5 == 0,
    pushedAt: Timestamp(secondsSinceEpoch: 1_800_000_000 - number * 1_021))
}

import CommandGrammar
import Testing
import VirtualTime

/// The parser is total: any arguments end in a parse, a request or usage errors.
@Suite struct RandomArgumentTests {
  static let pieces: [String] =
    toyTree.info.commands.flatMap { command in
      [command.name] + command.options.flatMap(\.visibleSpellings)
    } + [
      "-", "--", "=", "", ",", "-h", "--help", "--version", "-5", "0", "x", "\u{301}", "é", "👩‍👩‍👧",
      "\u{0}", "\r\n", "\u{1B}[", "9223372036854775808", "json", "name", "zsh", "ann", "--no-",
      "environment", "L", "w", "q",
    ]

  static func arguments(_ generator: inout SeededGenerator) -> [String] {
    (0..<Int.random(in: 0...6, using: &generator)).map { _ in
      (0..<Int.random(in: 0...3, using: &generator)).map { _ in
        pieces.randomElement(using: &generator) ?? ""
      }.joined()
    }
  }

  @Test(arguments: 0..<4) func neverTraps(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var kinds: Set<String> = []
    for _ in 0..<5000 {
      let invocation = toyTree.invocation(of: Self.arguments(&generator))
      if case .usage(let errors) = invocation {
        #expect(!errors.errors.isEmpty && errors.message.contains("\nusage: toy "))
      }
      kinds.insert(String(describing: invocation).prefix { $0 != "(" }.description)
    }
    #expect(kinds == ["help", "version", "command", "unknownCommand", "usage"])
  }
}

import CommandGrammar
import Testing

@Suite struct TokenizerTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    var tokens: [Token]
    init(_ arguments: [String], _ tokens: [Token]) {
      self.arguments = arguments
      self.tokens = tokens
    }
    var testDescription: String { arguments.joined(separator: " ") }
  }

  static func option(_ spelling: String, _ value: String? = nil) -> Token {
    .option(spelling: spelling, value: value)
  }

  static let rows: [Row] = [
    Row([], []),
    Row(["--value", "v"], [option("--value", "v")]),
    Row(["--value=v"], [option("--value", "v")]),
    Row(["--value="], [option("--value", "")]),
    Row(["--value=", "v"], [option("--value", ""), .operand("v")]),
    Row(["--value=a=b"], [option("--value", "a=b")]),
    Row(["--value", ""], [option("--value", "")]),
    Row(["--value"], [option("--value")]),
    Row(["--value", "-5"], [option("--value", "-5")]),
    Row(["--value", "--all"], [option("--value", "--all")]),
    Row(["--value", "--", "x"], [option("--value", "--"), .operand("x")]),
    Row(["--value=\u{301}v"], [option("--value", "\u{301}v")]),
    Row(["-v", "v"], [option("-v", "v")]),
    Row(["-vv"], [option("-v", "v")]),
    Row(["-v=v"], [option("-v", "v")]),
    Row(["-v="], [option("-v", "")]),
    Row(["-v==v"], [option("-v", "=v")]),
    Row(["-v"], [option("-v")]),
    Row(["-v", "-5"], [option("-v", "-5")]),
    Row(["-v-5"], [option("-v", "-5")]),
    Row(["-v\u{301}"], [option("-v", "\u{301}")]),
    Row(["-ab"], [option("-a"), option("-b")]),
    Row(["-abv5"], [option("-a"), option("-b"), option("-v", "5")]),
    Row(["-abv", "5"], [option("-a"), option("-b"), option("-v", "5")]),
    Row(["-a=b"], [option("-a", "b")]),
    Row(["-azb"], [option("-a"), option("-z")]),
    Row(["-zab"], [option("-zab")]),
    Row(["--all"], [option("--all")]),
    Row(["--all", "x"], [option("--all"), .operand("x")]),
    Row(["--all=x"], [option("--all", "x")]),
    Row(["--al"], [option("--al")]),
    Row(["--unknown", "x"], [option("--unknown"), .operand("x")]),
    Row(["--unknown=x"], [option("--unknown", "x")]),
    Row(["---all"], [option("---all")]),
    Row(["--=x"], [option("--", "x")]),
    Row(["-"], [.operand("-")]),
    Row([""], [.operand("")]),
    Row(["x", "--all", "y"], [.operand("x"), option("--all"), .operand("y")]),
    Row(["--", "--all", "-", "--"], [.operand("--all"), .operand("-"), .operand("--")]),
    Row(["--all", "--"], [option("--all")]),
    Row(["-\u{301}x"], [option("-\u{301}x")]),
    Row(["a\r\n"], [.operand("a\r\n")]),
  ]

  @Test(arguments: rows) func cutsArguments(_ row: Row) {
    let tokenizer = Tokenizer { spelling in
      switch spelling {
      case "--value", "-v": true
      case "--all", "-a", "-b": false
      default: nil
      }
    }
    #expect(tokenizer.tokens(row.arguments) == row.tokens)
  }
}

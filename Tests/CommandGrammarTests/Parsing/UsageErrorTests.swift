import CommandGrammar
import Testing

@Suite struct UsageErrorTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var line: [String]
    var errors: [UsageError]
    init(_ line: String..., errors: [UsageError]) {
      self.line = line
      self.errors = errors
    }
    var testDescription: String { line.joined(separator: " ") }
  }

  static let formats = ["table", "json", "csv"]
  static let fields = ["name", "color", "weight"]

  static let rows: [Row] = [
    Row("--limt", "5", errors: [.unknownOption("--limt", suggestion: "--limit")]),
    Row("--lim", errors: [.unknownOption("--lim", suggestion: "--limit")]),
    Row("-limit", errors: [.unknownOption("-limit", suggestion: "--limit")]),
    Row("--secre", errors: [.unknownOption("--secre", suggestion: nil)]),
    Row("--no-colour", errors: [.unknownOption("--no-colour", suggestion: "--no-color")]),
    Row("--zzzzzz", errors: [.unknownOption("--zzzzzz", suggestion: nil)]),
    Row("-z", errors: [.unknownOption("-z", suggestion: nil)]),
    Row("--limit", errors: [.missingValue(of: "--limit", placeholder: "N")]),
    Row("-L", errors: [.missingValue(of: "-L", placeholder: "N")]),
    Row("--web=yes", errors: [.unexpectedValue("yes", of: "--web")]),
    Row("-w=yes", errors: [.unexpectedValue("yes", of: "-w")]),
    Row("--limit", "x", errors: [invalid("x", "--limit", .notAWholeNumber)]),
    Row("--limit=", errors: [invalid("", "--limit", .notAWholeNumber)]),
    Row("-L", "-1", errors: [invalid("-1", "-L", .below(0))]),
    Row("--min", "9001", errors: [invalid("9001", "--min", .above(9000))]),
    Row(
      "--min", "99999999999999999999",
      errors: [invalid("99999999999999999999", "--min", .above(9000))]),
    Row("--format", "jsn", errors: [invalid("jsn", "--format", .notOneOf(formats), "json")]),
    Row("-f", "", errors: [invalid("", "-f", .notOneOf(formats))]),
    Row(
      "--fields", "name,colr",
      errors: [invalid("colr", "--fields", .notOneOf(fields), "color")]),
    Row("--fields=", errors: [invalid("", "--fields", .notOneOf(fields))]),
    Row("--fields", "name,", errors: [invalid("", "--fields", .notOneOf(fields))]),
    Row("--json", "nam", errors: [invalid("nam", "--json", .notOneOf(fields), "name")]),
    Row("--fork", "--source", errors: [.exclusive(["--fork", "--source"])]),
    Row("-w", "--json", "name", errors: [.exclusive(["-w", "--json"])]),
    Row("--box", "b", errors: [.missingCompanion(of: "--box", anyOf: ["<owner>"])]),
    Row(
      "--limit", "x", "--nope", "--web=1", "--fork", "--source",
      errors: [
        .unknownOption("--nope", suggestion: nil), .unexpectedValue("1", of: "--web"),
        invalid("x", "--limit", .notAWholeNumber), .exclusive(["--fork", "--source"]),
      ]),
  ]

  static func invalid(
    _ value: String, _ spelling: String, _ rejection: ArgumentRejection,
    _ suggestion: String? = nil
  ) -> UsageError {
    .invalidValue(value, of: spelling, rejection, suggestion: suggestion)
  }

  @Test(arguments: rows) func collectsErrors(_ row: Row) {
    let usage = "toy list [options] [<owner>...]"
    #expect(throws: UsageErrors(row.errors, usage: usage)) {
      try ToyList.parse(row.line, program: "toy")
    }
  }

  @Test(arguments: [
    (["star"], [UsageError.missingOperand("owner/toy")]),
    (["completion"], [.missingOperand("shell")]),
    (
      ["completion", "zsh", "more", "most"],
      [
        .unexpectedOperand("more"), .unexpectedOperand("most"),
      ]
    ),
    (["completion", "-s", "zsh", "bash"], [.unexpectedOperand("bash")]),
    (["completion", "bash", "--lmit", "5"], [.unknownOption("--lmit", suggestion: nil)]),
    (
      ["completion", "zhs"],
      [
        .invalidValue(
          "zhs", of: "<shell>", .notOneOf(["bash", "zsh", "fish"]), suggestion: "zsh")
      ]
    ),
  ])
  func judgesOperands(_ line: [String], _ errors: [UsageError]) {
    guard case .usage(let found) = toyTree.invocation(of: line) else {
      Issue.record("\(line) was taken")
      return
    }
    #expect(found.errors == errors)
  }

  @Test(arguments: [
    (
      UsageError.unknownOption("--limt", suggestion: "--limit"),
      "unknown option '--limt'; did you mean --limit?"
    ),
    (.missingValue(of: "-L", placeholder: "N"), "-L needs a value: -L N"),
    (.unexpectedValue("x", of: "--web"), "--web takes no value, but 'x' was given"),
    (
      .invalidValue("x", of: "--limit", .notAWholeNumber, suggestion: nil),
      "--limit: 'x' is not a whole number"
    ),
    (
      .invalidValue("jsn", of: "-f", .notOneOf(["csv", "json"]), suggestion: "json"),
      "-f: 'jsn' is none of csv, json; did you mean json?"
    ),
    (
      .invalidValue("x", of: "--since", .because("is not a date"), suggestion: nil),
      "--since: 'x' is not a date"
    ),
    (.exclusive(["-w", "--json"]), "-w and --json cannot be used together"),
    (.missingCompanion(of: "--a", anyOf: ["--b", "--c"]), "--a needs --b or --c"),
    (.unexpectedOperand("\u{1B}[2J"), "unexpected argument '\\u{1b}[2J'"),
  ])
  func saysWhatIsWrong(_ error: UsageError, _ message: String) {
    #expect(error.message == message)
  }

  @Test func endsWithOneLineOfUsage() {
    let errors = UsageErrors([.missingOperand("owner")], usage: "toy list <owner>")
    #expect(errors.message == "missing <owner>\nusage: toy list <owner>")
  }
}

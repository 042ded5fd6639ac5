import CommandGrammar
import Testing

@Suite struct ParsingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var line: [String]
    var change: @Sendable (inout ToyList.Options) -> Void
    init(_ line: String..., change: @escaping @Sendable (inout ToyList.Options) -> Void) {
      self.line = line
      self.change = change
    }
    var testDescription: String { line.joined(separator: " ") }
  }

  static let rows: [Row] = [
    Row { _ in },
    Row("ann") { $0.owners = ["ann"] },
    Row("ann", "--web", "bob", "-") {
      $0.owners = ["ann", "bob", "-"]
      $0.web = true
    },
    Row("--limit", "5") { $0.limit = 5 },
    Row("--limit=5", "-L6") { $0.limit = 6 },
    Row("-wqL", "7") {
      $0.web = true
      $0.quiet = true
      $0.limit = 7
    },
    Row("--minimum", "3") { $0.minimum = 3 },
    Row("--min", "3") { $0.minimum = 3 },
    Row("--least=3") { $0.minimum = 3 },
    Row("--archived") { $0.archived = true },
    Row("--archived", "--no-archived") { $0.archived = false },
    Row("--no-color") { $0.color = false },
    Row("--source") { $0.origin = .source },
    Row("--tag", "a", "-t", "b", "-t=") { $0.tags = ["a", "b", ""] },
    Row("--tag", "-5") { $0.tags = ["-5"] },
    Row("--format", "json") { $0.output.format = .json },
    Row("--fields", "weight") { $0.output.fields = [.weight] },
    Row("--fields=weight,name,weight") { $0.output.fields = [.weight, .name] },
    Row("--fields", "weight", "--fields", "name,weight") { $0.output.fields = [.weight, .name] },
    Row("--json", "weight,color") {
      $0.output.format = .json
      $0.output.fields = [.weight, .color]
    },
    Row("--json", "name", "--format", "csv") {
      $0.output.format = .csv
      $0.output.fields = [.name]
    },
    Row("--output=") { $0.output.file = "" },
    Row("--quiet", "--verbose") { $0.verbose = true },
    Row("--verbose", "--quiet") { $0.quiet = true },
    Row("--secret") { $0.web = true },
    Row("--", "--web", "--help") { $0.owners = ["--web", "--help"] },
    Row("--output", "--help") { $0.output.file = "--help" },
  ]

  @Test(arguments: rows) func parsesOptions(_ row: Row) throws {
    var expected = ToyList.Options()
    row.change(&expected)
    #expect(try ToyList.parse(row.line) == expected)
  }

  @Test func givesTheOperandOfAnAlias() throws {
    #expect(try ToyCompletion.parse(["-s", "zsh"]) == .init(shell: .zsh))
    #expect(try ToyCompletion.parse(["--shell=fish"]) == .init(shell: .fish))
    #expect(try ToyCompletion.parse(["fish"]) == .init(shell: .fish))
  }

  @Test func warnsOfOldNames() {
    #expect(
      ToyList.outcome(of: ["--label", "a"], program: "toy")
        == .options(
          .init(tags: ["a"]), [.deprecated(spelling: "--label", replacement: "tag")]))
  }
}

import CommandGrammar
import Foundation
import MajorCommands
import TerminalText
import Testing

/// What is committed is what the declarations render.
@Suite struct CommittedReferenceTests {
  static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func committed(_ reference: CommittedReference) throws -> String {
    try String(contentsOf: package.appending(path: reference.path), encoding: .utf8)
  }

  @Test(arguments: CommittedReference.allCases)
  func isUpToDate(_ reference: CommittedReference) throws {
    let committed = try Self.committed(reference)
    let isUpToDate = try reference.rendered(over: committed) == committed
    #expect(isUpToDate, "\(CommittedReference.command)")
  }

  @Test func aReadmeWithoutAPlaceForATableIsNamed() {
    let missing = CommittedReference.MarkerError(marker: "<!-- rendered: commands -->")
    #expect(throws: missing) { try CommittedReference.readme.rendered(over: "# gh-major\n") }
    let open = CommittedReference.MarkerError(marker: "<!-- end: commands -->")
    #expect(throws: open) {
      try CommittedReference.readme.rendered(over: "<!-- rendered: commands -->\n")
    }
  }

  /// The program with a flag that nobody declared.
  static let program: ProgramInfo = {
    var program = MajorCommandLine.tree.info
    let flag = ParameterInfo(name: "made-up", kind: .flag, summary: "Nobody declared it")
    for index in program.commands.indices where program.commands[index].name == "list" {
      program.commands[index].parameters.append(flag)
    }
    return program
  }()

  @Test(arguments: CommittedReference.allCases)
  func aNewFlagIsInEveryFile(_ reference: CommittedReference) throws {
    let text = try reference.rendered(over: Self.committed(reference), for: Self.program)
    #expect(text.contains("made-up"))
  }

  @Test func aNewFlagIsInHelpAndManual() throws {
    let program = Self.program
    let list = try #require(program.command("list"))
    let help = HelpRenderer(program: program, columns: 80)
    let pages = [
      ManualPage(program: program, version: "1", date: "2026-11-30"),
      ManualPage(command: list, of: program, version: "1", date: "2026-11-30"),
    ]
    for long in [false, true] {
      #expect(help.text(for: .command("list"), long: long).plain.contains("--made-up"))
    }
    for page in pages { #expect(page.text.contains("\\-\\-made\\-up")) }
  }
}

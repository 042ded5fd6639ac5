import SystemFiles
import Testing

@Suite struct ProgramOutputTests {
  @Test(
    arguments: [
      ("/bin/sh", ["-c", "echo gho_x"], "gho_x\n"),
      ("sh", ["-c", "echo $PATH"], "/bin:/usr/bin\n"),
      ("sh", ["-c", "echo gho_x; exit 1"], nil), ("/nonexistent", [], nil),
      ("nonexistent", [], nil),
    ] as [(String, [String], String?)])
  func reads(_ program: String, _ arguments: [String], _ output: String?) async {
    let bytes = await ProgramOutput.read(
      program, arguments, environment: ["PATH": "/bin:/usr/bin"], timeLimit: .seconds(30))
    #expect(bytes.map { String(decoding: $0, as: UTF8.self) } == output)
  }

  @Test func whatTakesTooLongIsGivenUp() async {
    let bytes = await ProgramOutput.read(
      "sh", ["-c", "while :; do :; done"], environment: ["PATH": "/bin:/usr/bin"],
      timeLimit: .milliseconds(50))
    #expect(bytes == nil)
  }
}

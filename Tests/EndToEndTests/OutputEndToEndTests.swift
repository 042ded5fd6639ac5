import Foundation
import SystemFiles
import Testing

/// Where the built program writes, as a shell sees it: `$1` is the program, and the working folder
/// is the test's own.
@Suite struct OutputEndToEndTests {
  struct Script: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let output: String
    let error: String

    init(_ name: String, _ text: String, output: String, error: String = "") {
      testDescription = name
      self.text = text
      self.output = output
      self.error = error
    }
  }

  static let list = "\"$1\" list octo-org --replay sample -L 1 --format tsv --fields name"
  static let content = "name\nawesome-code-review\n"

  @Test(arguments: [
    Script(
      "a new file", "\(list) --output out; echo $?; cat out; ls -A", output: "0\n\(content)out\n"),
    Script(
      "the same content",
      """
      \(list) --output out; touch -t 200001010000 out; touch -t 200101010000 later
      \(list) --output out --verbose 2> log; echo $?; grep -w out log
      find . -name out ! -newer later
      """, output: "0\nout is unchanged\n./out\n"),
    Script(
      "a link to a file that others may not read",
      """
      echo old > real; chmod 600 real; ln -s real out
      \(list) --output out --verbose 2> log; echo $?; grep -w out log
      cat real; test -h out && find real -perm 600
      """, output: "0\nwrote out\n\(content)real\n"),
    Script(
      "a folder that is missing", "\(list) --output no/out; echo $?; ls -A", output: "1\n",
      error: "gh-major: cannot write no/out: No such file or directory\n"),
    Script(
      "a run that fails",
      """
      echo old > out; "$1" list octo-org --replay missing --output out 2> /dev/null
      echo $?; cat out; ls -A
      """, output: "1\nold\nout\n"),
    Script(
      "a reader that has gone",
      """
      mkfifo pipe; head -n 0 < pipe & exec 3> pipe; wait
      \(list) >&3; echo $?; \(list) --output /dev/fd/3; echo $?
      """, output: "0\n0\n"),
    Script(
      "a closed standard output", "\(list) >&-; echo $?", output: "1\n",
      error: "gh-major: cannot write to standard output: Bad file descriptor\n"),
  ])
  func endsAsTheShellExpects(_ script: Script) async throws {
    #expect(
      try await run(script.text) == .init(status: 0, output: script.output, error: script.error))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"))
  func aFullDiskIsAFailure() async throws {
    let full = "No space left on device\n"
    #expect(
      try await run("\(Self.list) > /dev/full; echo $?; \(Self.list) --output /dev/full; echo $?")
        == .init(
          status: 0, output: "1\n1\n",
          error: "gh-major: cannot write to standard output: \(full)"
            + "gh-major: cannot write /dev/full: \(full)"))
  }

  private func run(_ script: String) async throws -> BuiltProgram.Run {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("gh-major-output-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = SystemEnvironment.current()["PATH"] ?? ""
    let result = try await ChildProcess.run(
      "/bin/sh", ["-c", "cd \"$2\" && \(script)", "sh", BuiltProgram.path, folder.path],
      environment: ["PATH": path], timeLimit: .seconds(60))
    guard case .exited(let status) = result.status else {
      throw BuiltProgram.Ended(how: result.status)
    }
    return BuiltProgram.Run(
      status: status, output: String(decoding: result.output, as: UTF8.self),
      error: String(decoding: result.errors, as: UTF8.self))
  }
}

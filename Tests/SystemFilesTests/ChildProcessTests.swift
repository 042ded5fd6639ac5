import SystemCalls
import SystemFiles
import Testing

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

@Suite struct ChildProcessTests {
  /// Longer than any of these needs: a limit that is not what a test is about.
  private let ample = Duration.seconds(60)

  private func shell(
    _ script: String, _ arguments: [String] = [], environment: [String: String] = [:],
    input: [UInt8] = []
  ) async throws -> ChildProcess.Output {
    try await ChildProcess.run(
      "/bin/sh", ["-c", script, "sh"] + arguments, environment: environment, input: input,
      timeLimit: ample)
  }

  @Test(arguments: [
    ("echo out; echo err >&2", WaitStatus.exited(0), "out\n", "err\n"),
    ("exit 3", .exited(3), "", ""),
    ("kill -TERM $$", .signalled(SIGTERM), "", ""),
    ("printf '%s|' \"$@\"", .exited(0), "a b||ü'$|", ""),
    ("echo $ONLY $HOME", .exited(0), "this\n", ""),
  ])
  func whatAChildSaysAndHowItEnds(
    _ script: String, _ status: WaitStatus, _ output: String, _ errors: String
  ) async throws {
    let result = try await shell(script, ["a b", "", "ü'$"], environment: ["ONLY": "this"])
    #expect(result.status == status)
    #expect(String(decoding: result.output, as: UTF8.self) == output)
    #expect(String(decoding: result.errors, as: UTF8.self) == errors)
  }

  @Test func aGrandchildThatKeepsThePipesOpenIsNotWaitedFor() async throws {
    let result = try await shell("tail -f /dev/null & echo $!")
    #expect(result.status == .exited(0))
    let grandchild = try #require(pid_t(String(decoding: result.output.dropLast(), as: UTF8.self)))
    // It may have noticed already that nobody reads.
    kill(grandchild, SIGKILL)
  }

  /// More than the pipes hold, both ways at once.
  @Test func longInputComesBackWhole() async throws {
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    #expect(
      try await shell("exec cat", input: bytes)
        == ChildProcess.Output(status: .exited(0), output: bytes, errors: []))
  }

  @Test func inputThatNobodyReadsIsNoFailure() async throws {
    let bytes = [UInt8](repeating: 0x78, count: 300_000)
    #expect(try await shell("exec <&-; exit 5", input: bytes).status == .exited(5))
  }

  /// Signals that we ignore or block are not ignored or blocked in the child.
  @Test func childrenHaveTheUsualSignals() async throws {
    _ = signal(SIGPIPE, SIG_IGN)
    #expect(try await shell("kill -PIPE $$").status == .signalled(SIGPIPE))
  }

  @Test func manyChildrenAtOnceKeepTheirStreamsApart() async throws {
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for number in 0..<16 {
        group.addTask {
          try await shell("cat", input: Array("\(number)".utf8)).output == Array("\(number)".utf8)
        }
      }
      for try await same in group { #expect(same) }
    }
  }

  /// One that says nothing, and one that never stops.
  @Test(arguments: ["exec tail -f /dev/null", "exec yes"])
  func aChildThatTakesTooLongIsKilled(_ script: String) async throws {
    await #expect(throws: ChildProcessError.timedOut("/bin/sh")) {
      try await ChildProcess.run(
        "/bin/sh", ["-c", script], environment: [:], timeLimit: .milliseconds(20))
    }
  }

  @Test func cancellingKillsTheChild() async throws {
    let running = Task { try await shell("exec tail -f /dev/null") }
    running.cancel()
    await #expect(throws: ChildProcessError.cancelled("/bin/sh")) { try await running.value }
  }

  @Test(arguments: [("/nowhere/gh", ENOENT), ("/dev/null", EACCES), ("/", EACCES)])
  func whatCannotRunIsNamed(_ path: String, _ code: Int32) async {
    let error = ChildProcessError.notStarted(path, SystemError(code: code))
    await #expect(throws: error) {
      try await ChildProcess.run(path, environment: [:], timeLimit: ample)
    }
  }
}

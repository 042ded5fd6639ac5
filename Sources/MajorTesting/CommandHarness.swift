package import HTTPStubs
import Locking
package import MajorCommands
package import MajorDomain
package import MajorProgram
package import TerminalText
import VirtualTime

/// Runs the whole program in the test's own process, over the test's stubs.
///
/// ```swift
/// let outcome = await CommandHarness(stubs).run("list", "octo-org")
/// #expect(outcome == Outcome(.done, output: "…"))
/// ```
package struct CommandHarness: Sendable {
  private let stubs: StubManager
  /// The environment that the program sees.
  package var environment: [String: String] = [:]
  /// What standard error can show.
  package var errorTraits = TerminalTraits()
  /// What standard output can show.
  package var outputTraits = TerminalTraits()
  /// The files that there are before the run.
  package var files: [String: String] = [:]
  /// What other programs print, by their whole command lines.
  package var programOutputs: [String: String] = [:]
  /// The recorded folders that there are.
  package var recordings: [String: [RecordingFile]] = [:]
  /// The programs in `PATH`: their paths by their names.
  package var programs: [String: String] = [:]
  /// What every write to standard output ends with, if it shall fail.
  package var outputFailure: ConsoleError?
  /// Is told each write to standard output.
  package var onOutput: @Sendable (String) -> Void = { _ in }
  /// The lines of standard input.
  package var inputLines: [String] = []
  /// Whether standard input is a terminal.
  package var inputIsTerminal = false
  /// Returns when the user interrupts; unless a test says otherwise, never.
  package var interruption: @Sendable () async -> Void = {
    for await _ in AsyncStream<Never>.makeStream().stream {}
  }
  /// What runs command lines; unless a test brings its own, nothing.
  package var hook: @Sendable (HookCall) async -> HookOutcome = { _ in HookOutcome() }
  /// The terminal; unless a test brings its own, there is none.
  package var terminal = TerminalControl(
    size: { nil }, signals: { AsyncStream { $0.finish() } }, perform: { _ in },
    silenceKeys: { {} })
  /// Where tasks run that outlive a call; a test passes the one of its virtual time.
  package var executor: (any TaskExecutor)?
  /// Now.
  package var now = Timestamp(secondsSinceEpoch: 1_767_225_600)

  /// What waits; unless a test brings its own, every wait is over at once.
  package var clock: any Clock<Duration> = ImmediateClock()

  /// What is kept from run to run, when the environment names a home.
  package var cache = MemoryCache()

  /// Creates a harness over the stubs of one test.
  package init(_ stubs: StubManager) { self.stubs = stubs }

  /// Runs a command line to its end.
  package func run(_ arguments: String...) async -> Outcome { await run(arguments) }

  /// Runs a command line to its end.
  package func run(_ arguments: [String]) async -> Outcome {
    let console = BufferedConsole(
      output: outputTraits, error: errorTraits, onOutput: onOutput)
    if let outputFailure { console.failOutput(outputFailure) }
    let written = Locked<[String: String]>([:])
    let (existing, recordings, now, transport) = (files, recordings, now, stubs.transport)
    let (cache, programs, outputs) = (cache, programs, programOutputs)
    let effects = Effects(
      environment: environment,
      console: console,
      input: UserInput(
        isInteractive: inputIsTerminal, lines: { [inputLines] in inputLines },
        line: { [inputLines] in inputLines.first }),
      interruption: interruption,
      executor: executor,
      now: { now },
      clock: clock,
      random: { $0.upperBound },
      localTime: { "\($0.rfc3339) local" },
      readFile: { existing[$0].map { Array($0.utf8) } },
      readState: { existing[$0].map { Array($0.utf8) } },
      runHook: hook,
      terminal: terminal,
      programOutput: { program, arguments, _ in
        outputs[([program] + arguments).joined(separator: " ")].map { Array($0.utf8) }
      },
      transport: { transport },
      cache: { _ in cache },
      writeFile: { path, text throws(Diagnostic) in
        guard existing[path] != text else { return .unchanged }
        written.withLock { $0[path] = text }
        return .written
      },
      sample: { recordings["sample"] ?? [] },
      readRecording: { recordings[$0] ?? [] },
      writeRecording: { folder, file in
        written.withLock {
          $0["\(folder)/\(file.name)"] = String(decoding: file.bytes, as: UTF8.self)
        }
      },
      programPath: { programs[$0] },
      programNames: { prefix in programs.keys.filter { $0.hasPrefix(prefix) }.sorted() },
      ownPath: { "/usr/bin/gh-major" },
      become: { _ in "plug-ins are not run here" })
    return Outcome(
      await Program.run(arguments, effects), output: console.output, error: console.error,
      files: written.withLock { $0 })
  }
}

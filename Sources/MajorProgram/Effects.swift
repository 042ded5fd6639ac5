package import HTTPTransport
package import MajorCommands
package import MajorDomain
package import TerminalText

/// Everything that the program touches of the world, as values: the running program fills it with
/// the real things, a test with doubles. Nothing else differs between the two.
package struct Effects: Sendable {
  /// The environment at the start.
  package var environment: [String: String]
  /// Standard output and standard error.
  package var console: any Console
  /// Standard input.
  package var input: UserInput
  /// Returns when the user interrupts, or the task is cancelled.
  package var interruption: @Sendable () async -> Void
  /// Where tasks run that outlive a call; `nil` for the usual place.
  package var executor: (any TaskExecutor)?
  /// The time.
  package var now: @Sendable () -> Timestamp
  /// Waits.
  package var clock: any Clock<Duration>
  /// Draws a number of a range.
  package var random: @Sendable (ClosedRange<Double>) -> Double
  /// A time as the user's clock shows it.
  package var localTime: @Sendable (Timestamp) -> String
  /// The content of a file; `nil` when it cannot be read.
  package var readFile: @Sendable (_ path: String) -> [UInt8]?
  /// The content of a file that is kept from run to run; `nil` where there is no file.
  package var readState: @Sendable (_ path: String) throws(Diagnostic) -> [UInt8]?
  /// Runs a command line in the shell, to its end.
  package var runHook: @Sendable (HookCall) async -> HookOutcome
  /// The terminal of standard output, for what is shown in place.
  package var terminal: TerminalControl
  /// What a program, named by name or path, prints within a time; `nil` when it fails.
  package var programOutput:
    @Sendable (_ program: String, _ arguments: [String], _ timeLimit: Duration) async -> [UInt8]?
  /// Carries requests to real servers; made for the first request.
  package var transport: @Sendable () -> any Transport
  /// The cache in a folder.
  package var cache: @Sendable (_ folder: String) -> any ProgramCache
  /// Writes `--output FILE` whole or not at all.
  package var writeFile: @Sendable (_ path: String, _ text: String) throws(Diagnostic) -> FileChange
  /// The files of the built-in sample.
  package var sample: @Sendable () -> [RecordingFile]
  /// The files of a recorded folder, sorted by name; none where there is no folder.
  package var readRecording: @Sendable (_ folder: String) throws(Diagnostic) -> [RecordingFile]
  /// Writes one file of a recording.
  package var writeRecording: @Sendable (_ folder: String, _ file: RecordingFile) throws -> Void
  /// The path of a program in `PATH`.
  package var programPath: @Sendable (_ name: String) -> String?
  /// The names of the programs in `PATH` that begin so, sorted.
  package var programNames: @Sendable (_ prefix: String) -> [String]
  /// The path of this program, when the system tells.
  package var ownPath: @Sendable () -> String?
  /// Makes this process the plug-in; returns only when that fails: why.
  package var become: @Sendable (PluginCall) -> String

  package init(
    environment: [String: String],
    console: any Console,
    input: UserInput,
    interruption: @escaping @Sendable () async -> Void,
    executor: (any TaskExecutor)? = nil,
    now: @escaping @Sendable () -> Timestamp,
    clock: any Clock<Duration>,
    random: @escaping @Sendable (ClosedRange<Double>) -> Double,
    localTime: @escaping @Sendable (Timestamp) -> String,
    readFile: @escaping @Sendable (String) -> [UInt8]?,
    readState: @escaping @Sendable (String) throws(Diagnostic) -> [UInt8]?,
    runHook: @escaping @Sendable (HookCall) async -> HookOutcome,
    terminal: TerminalControl,
    programOutput: @escaping @Sendable (String, [String], Duration) async -> [UInt8]?,
    transport: @escaping @Sendable () -> any Transport,
    cache: @escaping @Sendable (String) -> any ProgramCache,
    writeFile: @escaping @Sendable (String, String) throws(Diagnostic) -> FileChange,
    sample: @escaping @Sendable () -> [RecordingFile],
    readRecording: @escaping @Sendable (String) throws(Diagnostic) -> [RecordingFile],
    writeRecording: @escaping @Sendable (String, RecordingFile) throws -> Void,
    programPath: @escaping @Sendable (String) -> String?,
    programNames: @escaping @Sendable (String) -> [String],
    ownPath: @escaping @Sendable () -> String?,
    become: @escaping @Sendable (PluginCall) -> String
  ) {
    self.environment = environment
    self.console = console
    self.input = input
    self.interruption = interruption
    self.executor = executor
    self.now = now
    self.clock = clock
    self.random = random
    self.localTime = localTime
    self.readFile = readFile
    self.readState = readState
    self.runHook = runHook
    self.terminal = terminal
    self.programOutput = programOutput
    self.transport = transport
    self.cache = cache
    self.writeFile = writeFile
    self.sample = sample
    self.readRecording = readRecording
    self.writeRecording = writeRecording
    self.programPath = programPath
    self.programNames = programNames
    self.ownPath = ownPath
    self.become = become
  }
}

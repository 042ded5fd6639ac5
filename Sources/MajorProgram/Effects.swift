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
  /// The time.
  package var now: @Sendable () -> Timestamp
  /// Waits.
  package var clock: any Clock<Duration>
  /// Draws a number of a range.
  package var random: @Sendable (ClosedRange<Double>) -> Double
  /// A time as the user's clock shows it.
  package var localTime: @Sendable (Timestamp) -> String
  /// Carries requests to real servers; made for the first request.
  package var transport: @Sendable () -> any Transport
  /// Writes `--output FILE` whole or not at all.
  package var writeFile: @Sendable (_ path: String, _ text: String) throws(Diagnostic) -> FileChange
  /// The files of the built-in sample.
  package var sample: @Sendable () -> [RecordingFile]
  /// The files of a recorded folder, sorted by name.
  package var readRecording: @Sendable (_ folder: String) throws(Diagnostic) -> [RecordingFile]
  /// Writes one file of a recording.
  package var writeRecording: @Sendable (_ folder: String, _ file: RecordingFile) throws -> Void
  /// Words for completion that were seen before; knows no error.
  package var completionWords: @Sendable (_ source: String) -> [String]
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
    now: @escaping @Sendable () -> Timestamp,
    clock: any Clock<Duration>,
    random: @escaping @Sendable (ClosedRange<Double>) -> Double,
    localTime: @escaping @Sendable (Timestamp) -> String,
    transport: @escaping @Sendable () -> any Transport,
    writeFile: @escaping @Sendable (String, String) throws(Diagnostic) -> FileChange,
    sample: @escaping @Sendable () -> [RecordingFile],
    readRecording: @escaping @Sendable (String) throws(Diagnostic) -> [RecordingFile],
    writeRecording: @escaping @Sendable (String, RecordingFile) throws -> Void,
    completionWords: @escaping @Sendable (String) -> [String],
    programPath: @escaping @Sendable (String) -> String?,
    programNames: @escaping @Sendable (String) -> [String],
    ownPath: @escaping @Sendable () -> String?,
    become: @escaping @Sendable (PluginCall) -> String
  ) {
    self.environment = environment
    self.console = console
    self.now = now
    self.clock = clock
    self.random = random
    self.localTime = localTime
    self.transport = transport
    self.writeFile = writeFile
    self.sample = sample
    self.readRecording = readRecording
    self.writeRecording = writeRecording
    self.completionWords = completionWords
    self.programPath = programPath
    self.programNames = programNames
    self.ownPath = ownPath
    self.become = become
  }
}

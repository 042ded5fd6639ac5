package import MajorDomain
package import TerminalText

/// Everything that a command may touch of the world, passed in by whoever runs it.
package struct CommandContext: Sendable {
  /// The version of the program.
  package var version: String
  /// The day of that version, as `2026-11-30`: the date of the manual.
  package var releaseDate: String
  /// The environment at the start.
  package var environment: Environment
  /// Standard output and standard error.
  package var console: any Console
  /// Standard input.
  package var input: UserInput
  /// Returns when the user interrupts (Ctrl-C); from its call until then that does not end the
  /// program. Also returns when the task is cancelled.
  package var interruption: @Sendable () async -> Void
  /// Where tasks run that outlive a call; `nil` for the usual place.
  package var executor: (any TaskExecutor)?
  /// The time.
  package var now: @Sendable () -> Timestamp
  /// Waits.
  package var clock: any Clock<Duration>
  /// Draws a number of a range.
  package var random: @Sendable (ClosedRange<Double>) -> Double
  /// A time of day as the user's clock shows it, for messages.
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
  /// Opens the API as the settings ask; what happens there is told to the second argument.
  package var connect: Connect
  /// How many answers a cache's folder holds, and how many bytes they have.
  package var cacheUsage: @Sendable (_ cacheFolder: String) -> (bytes: Int, entries: Int)
  /// The words that were remembered in a cache's folder, the latest first.
  package var rememberedWords: @Sendable (_ cacheFolder: String) -> [String]
  /// Remembers owners and repositories in a cache's folder, for completion.
  package var rememberWords: @Sendable (_ cacheFolder: String, _ words: [String]) -> Void
  /// Writes `--output FILE` whole or not at all.
  package var writeFile: @Sendable (_ path: String, _ text: String) throws(Diagnostic) -> FileChange
  /// Commands that are programs of their own.
  package var plugins: Plugins

  /// Creates a context.
  package init(
    version: String,
    releaseDate: String,
    environment: Environment,
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
    connect: @escaping Connect,
    cacheUsage: @escaping @Sendable (String) -> (bytes: Int, entries: Int),
    rememberedWords: @escaping @Sendable (String) -> [String],
    rememberWords: @escaping @Sendable (String, [String]) -> Void,
    writeFile: @escaping @Sendable (String, String) throws(Diagnostic) -> FileChange,
    plugins: Plugins
  ) {
    self.version = version
    self.releaseDate = releaseDate
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
    self.connect = connect
    self.cacheUsage = cacheUsage
    self.rememberedWords = rememberedWords
    self.rememberWords = rememberWords
    self.writeFile = writeFile
    self.plugins = plugins
  }
}

/// Opens the API.
package typealias Connect =
  @Sendable (ConnectionSettings, @escaping @Sendable (APIEvent) -> Void) throws(Diagnostic) ->
  Connection

/// What writing a file did.
package enum FileChange: Sendable, Hashable {
  /// The file has new content.
  case written
  /// The file had this content already, and was left alone.
  case unchanged
}

/// The API as a command sees it: the sum of the roles.
package typealias GitHubAPI = RepositoryListing & RepositoryLookup & StarredListing
  & RepositorySearch & Starring & ViewerLookup & APIStatusLookup
  & RepositoryPolling

/// An open API, and the time that belongs to it.
package struct Connection: Sendable {
  /// The API.
  package var api: any GitHubAPI
  /// The address of the REST API.
  package var address: String
  /// Now; while replaying, the time of the recording.
  package var now: @Sendable () -> Timestamp

  /// Creates a connection.
  package init(
    api: any GitHubAPI, address: String, now: @escaping @Sendable () -> Timestamp
  ) {
    self.api = api
    self.address = address
    self.now = now
  }
}

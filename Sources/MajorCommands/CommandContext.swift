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
  /// The time.
  package var now: @Sendable () -> Timestamp
  /// A time of day as the user's clock shows it, for messages.
  package var localTime: @Sendable (Timestamp) -> String
  /// Opens the API as the settings ask; what happens there is told to the second argument.
  package var connect: Connect
  /// Writes `--output FILE` whole or not at all.
  package var writeFile: @Sendable (_ path: String, _ text: String) throws(Diagnostic) -> FileChange
  /// Words seen before, for completion; knows no error, and asks no network.
  package var completionWords: @Sendable (_ source: String) -> [String]
  /// Commands that are programs of their own.
  package var plugins: Plugins

  /// Creates a context.
  package init(
    version: String,
    releaseDate: String,
    environment: Environment,
    console: any Console,
    now: @escaping @Sendable () -> Timestamp,
    localTime: @escaping @Sendable (Timestamp) -> String,
    connect: @escaping Connect,
    writeFile: @escaping @Sendable (String, String) throws(Diagnostic) -> FileChange,
    completionWords: @escaping @Sendable (String) -> [String],
    plugins: Plugins
  ) {
    self.version = version
    self.releaseDate = releaseDate
    self.environment = environment
    self.console = console
    self.now = now
    self.localTime = localTime
    self.connect = connect
    self.writeFile = writeFile
    self.completionWords = completionWords
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
package typealias GitHubAPI = RepositoryListing & ViewerLookup

/// An open API, and the time that belongs to it.
package struct Connection: Sendable {
  /// The API.
  package var api: any GitHubAPI
  /// Now; while replaying, the time of the recording.
  package var now: @Sendable () -> Timestamp

  /// Creates a connection.
  package init(api: any GitHubAPI, now: @escaping @Sendable () -> Timestamp) {
    self.api = api
    self.now = now
  }
}

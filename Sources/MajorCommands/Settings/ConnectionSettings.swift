import MajorDomain

/// Which API is asked, as whom, and whether the network is used at all: resolved from what the
/// user typed and from the environment.
package struct ConnectionSettings: Sendable, Hashable {
  /// Where answers come from.
  package enum Source: Sendable, Hashable {
    /// The network.
    case live
    /// The network, keeping each exchange in a folder.
    case recording(folder: String)
    /// A recorded folder.
    case replay(folder: String)
    /// The recording that is compiled into the program.
    case sample
  }

  /// The host, as `GH_HOST` names it.
  package var host: String
  /// The address of the API when it is named outright (`GH_MAJOR_API_URL`).
  package var apiURL: String?
  /// The token, and where it was found.
  package var credential: Credential?
  /// Where answers come from.
  package var source: Source
  /// Bounds all waiting of the run.
  package var maximumWait: Duration
  /// Where answers of earlier runs are kept; `nil` when they are not to be used.
  package var cacheFolder: String?
  /// Whether the same is asked again and again, so that answers are worth keeping for this run
  /// where there is no folder for them.
  package var asksAgain = false
  /// Whether an answer of an earlier run is good enough when the server cannot be reached.
  package var answersOffline: Bool

  /// Creates settings.
  package init(
    host: String, apiURL: String? = nil, credential: Credential? = nil, source: Source = .live,
    maximumWait: Duration = .seconds(60), cacheFolder: String? = nil, answersOffline: Bool = false
  ) {
    self.host = host
    self.apiURL = apiURL
    self.credential = credential
    self.source = source
    self.maximumWait = maximumWait
    self.cacheFolder = cacheFolder
    self.answersOffline = answersOffline
  }
}

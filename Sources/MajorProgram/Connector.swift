import GitHubAPIClient
import HTTPStubs
import HTTPTransport
import MajorCommands
import MajorDomain

/// Builds the API client over the transport that the settings ask for: the network, the network
/// with a recording, or a recording alone.
///
/// A recording is made above the policies: it holds what the program acted upon, the last of an
/// answer's attempts, so that replaying it waits for nothing and ends as the recorded run did. A
/// recording run has no cache, since a 304 says nothing to whoever replays it.
struct Connector: Sendable {
  private let effects: Effects

  init(_ effects: Effects) { self.effects = effects }

  func connect(
    _ settings: ConnectionSettings, telling events: @escaping Events
  ) throws(Diagnostic) -> Connection {
    switch settings.source {
    case .live:
      try live(settings, caching(settings, events), events)
    case .recording(let folder):
      try live(settings, recording(to: folder, settings, events), events)
    case .replay(let folder):
      try replay(effects.readRecording(folder), from: folder, events) { ReplayTransport($0) }
    case .sample:
      try replay(effects.sample(), from: "sample", events) { SampleTransport($0) }
    }
  }

  typealias Events = @Sendable (APIEvent) -> Void

  /// The network with patience, and what is known of it from earlier runs.
  private func caching(
    _ settings: ConnectionSettings, _ events: @escaping Events
  ) -> any Transport {
    let network = policies(settings, events)
    let store: any CacheStore
    if let folder = settings.cacheFolder {
      store = effects.cache(folder)
    } else if settings.asksAgain {
      store = RunningCacheStore()
    } else {
      return network
    }
    return CachingTransport(
      of: network, store: store, answersOffline: settings.answersOffline, now: effects.now,
      events: events)
  }

  /// The network with patience.
  private func policies(
    _ settings: ConnectionSettings, _ events: @escaping Events
  ) -> any Transport {
    let waits = WaitBudget(
      maximum: settings.maximumWait, clock: effects.clock, now: effects.now, events: events)
    let network = ObservedTransport(of: effects.transport(), events: events)
    let retries = RetryTransport(
      of: network, waits: waits, now: effects.now, jitter: effects.random)
    return RateLimitTransport(of: retries, waits: waits, now: effects.now)
  }

  private func live(
    _ settings: ConnectionSettings, _ transport: any Transport, _ events: @escaping Events
  ) throws(Diagnostic) -> Connection {
    let host: GitHubHost
    do throws(APIError) {
      host =
        if let apiURL = settings.apiURL {
          try GitHubHost(apiURL: apiURL)
        } else {
          try GitHubHost(named: settings.host)
        }
    } catch {
      let name = settings.apiURL.map { "GH_MAJOR_API_URL '\($0)'" } ?? "host '\(settings.host)'"
      throw Diagnostic(
        "the \(name) is no address of a GitHub API",
        hint: "A host is named as in github.com, an address as in https://ghe.example/api/v3.",
        .usage)
    }
    return connection(host, transport, settings.credential?.token, now: effects.now, events)
  }

  private func connection(
    _ host: GitHubHost, _ transport: any Transport, _ token: AccessToken?,
    now: @escaping @Sendable () -> Timestamp, _ events: @escaping Events
  ) -> Connection {
    let client = GitHubClient(
      transport: transport, host: host, token: token, userAgent: "gh-major/\(Program.version)",
      now: now, clock: effects.clock, events: events)
    return Connection(
      api: client, address: "\(host.apiOrigin)\(host.restBasePath)", now: now)
  }

  private func recording(
    to folder: String, _ settings: ConnectionSettings, _ events: @escaping Events
  ) throws(Diagnostic) -> any Transport {
    // Two recordings in one folder would be replayed as one, the older answers first.
    if let file = try effects.readRecording(folder).first {
      throw Diagnostic(
        "\(folder) holds a recording already: \(file.name)",
        hint: "Record into another folder, or remove this one first.", .failure)
    }
    let (now, write) = (effects.now, effects.writeRecording)
    return RecordingTransport(
      of: policies(settings, events), secrets: settings.credential.map { [$0.token.secret] } ?? [],
      now: { now().secondsSinceEpoch }
    ) { name, bytes in
      try write(folder, RecordingFile(name: name, bytes: bytes))
    }
  }

  /// A recording knows which API it was made of, whether a token was used, and when; what the
  /// user's environment says about these is not asked.
  private func replay(
    _ files: [RecordingFile], from place: String, _ events: @escaping Events,
    over transport: ([RecordedExchange]) -> any Transport
  ) throws(Diagnostic) -> Connection {
    var exchanges: [RecordedExchange] = []
    for file in files {
      do throws(RecordedExchangeError) {
        exchanges.append(try RecordedExchange(parsing: file.bytes))
      } catch {
        throw Diagnostic("\(place)/\(file.name) is no recorded exchange: \(error)", .failure)
      }
    }
    guard let first = exchanges.first else {
      throw Diagnostic(
        "\(place) holds no recording", hint: "Make one with --record \(place).", .failure)
    }
    let base = first.request.path.hasPrefix("/api/v3/") ? "/api/v3" : ""
    let host: GitHubHost
    do throws(APIError) {
      host = try GitHubHost(apiURL: "\(first.request.origin)\(base)")
    } catch {
      throw Diagnostic("\(place) was recorded from no GitHub API", .failure)
    }
    let time = Timestamp(secondsSinceEpoch: exchanges.map(\.recordedAt).max() ?? 0)
    return connection(
      host, transport(exchanges),
      exchanges.contains(where: \.isAuthenticated) ? AccessToken("replayed") : nil,
      now: { time }, events)
  }
}

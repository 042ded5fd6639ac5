import GitHubAPIClient
import HTTPStubs
import HTTPTransport
import MajorCommands
import MajorDomain

/// Builds the API client over the transport that the settings ask for: the network, the network
/// with a recording, or a recording alone.
struct Connector: Sendable {
  private let effects: Effects

  init(_ effects: Effects) { self.effects = effects }

  func connect(_ settings: ConnectionSettings) throws(Diagnostic) -> Connection {
    switch settings.source {
    case .live:
      try live(settings, effects.transport())
    case .recording(let folder):
      try live(settings, recording(to: folder, settings))
    case .replay(let folder):
      try replay(effects.readRecording(folder), from: folder)
    case .sample:
      try replay(effects.sample(), from: "sample")
    }
  }

  private func live(
    _ settings: ConnectionSettings, _ transport: any Transport
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
    return connection(host, transport, settings.credential?.token, now: effects.now)
  }

  private func connection(
    _ host: GitHubHost, _ transport: any Transport, _ token: AccessToken?,
    now: @escaping @Sendable () -> Timestamp
  ) -> Connection {
    let client = GitHubClient(
      transport: transport, host: host, token: token, userAgent: "gh-major/\(Program.version)",
      now: now)
    return Connection(api: client, now: now)
  }

  private func recording(to folder: String, _ settings: ConnectionSettings) -> any Transport {
    let (now, write) = (effects.now, effects.writeRecording)
    return RecordingTransport(
      of: effects.transport(), secrets: settings.credential.map { [$0.token.secret] } ?? [],
      now: { now().secondsSinceEpoch }
    ) { name, bytes in
      try write(folder, RecordingFile(name: name, bytes: bytes))
    }
  }

  /// A recording knows which API it was made of, whether a token was used, and when; what the
  /// user's environment says about these is not asked.
  private func replay(
    _ files: [RecordingFile], from place: String
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
      host, ReplayTransport(exchanges),
      exchanges.contains(where: \.isAuthenticated) ? AccessToken("replayed") : nil,
      now: { time })
  }
}

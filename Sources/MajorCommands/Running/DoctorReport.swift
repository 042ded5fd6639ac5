import MajorDomain
import TerminalText

/// What `doctor` prints: a name and a value a line, aligned.
struct DoctorReport {
  let findings: DoctorFindings
  let session: Session

  /// The lines. Names from the network are made inert.
  var text: String {
    let rows = connection + user + limits + [("cache", cache)]
    let width = rows.map(\.name.count).max() ?? 0
    return rows.map { name, value in
      "\(name.padded(toCells: width))  \(InertText.inert(value))\n"
    }.joined()
  }

  private typealias Row = (name: String, value: String)

  private var connection: [Row] {
    let settings = session.settings
    let source =
      switch settings.source {
      case .live, .recording: ""
      case .replay(let folder): " (a recording in \(folder))"
      case .sample: " (the built-in sample)"
      }
    return [
      ("host", HostKind.name(of: settings.apiURL ?? settings.host)),
      ("API", session.connection.address + source),
      ("token", settings.credential.map { "from \($0.source)" } ?? "none"),
    ]
  }

  private var user: [Row] {
    switch findings.token {
    case nil: return []
    case .failure(let error): return [("user", problem(error))]
    case .success(let status):
      let scopes = status.scopes.map { $0.isEmpty ? "none" : $0.joined(separator: ", ") }
      return [
        ("user", status.login.text),
        ("scopes", scopes ?? "unknown (a token with permissions of its own)"),
      ]
    }
  }

  private var limits: [Row] {
    switch findings.limits {
    case .failure(let error): return [("limits", problem(error))]
    case .success([]): return [("limits", "none")]
    case .success(let limits):
      return limits.map { limit in
        (
          "\(limit.resource) limit",
          "\(limit.remaining) of \(limit.limit) left, resets at "
            + session.context.localTime(limit.resetsAt)
        )
      }
    }
  }

  private var cache: String {
    guard let folder = session.settings.cacheFolder else { return "not used" }
    let (bytes, entries) = session.context.cacheUsage(folder)
    let unit = entries == 1 ? "answer" : "answers"
    return "\(folder) (\(entries) \(unit), \((bytes + 999) / 1_000) kB)"
  }

  private func problem(_ error: APIError) -> String {
    switch error {
    case .unreachable(let failure): "not known: \(failure.words)"
    case .unauthorized: "not known: the token was refused"
    default: "not known"
    }
  }
}

package import MajorDomain

/// What the API was asked, so that a message can name it.
package struct APISubject: Sendable {
  /// For example `the account apple`.
  package var name: String
  /// The settings of the connection.
  package var settings: ConnectionSettings
  /// How a time is written for the user.
  package var localTime: @Sendable (Timestamp) -> String
  /// What a token needs for it; `nil` when nothing in particular.
  package var permission: String?

  /// Creates a subject.
  package init(
    name: String, settings: ConnectionSettings,
    localTime: @escaping @Sendable (Timestamp) -> String, permission: String? = nil
  ) {
    self.name = name
    self.settings = settings
    self.localTime = localTime
    self.permission = permission
  }

  var server: String { settings.apiURL ?? settings.host }

  /// The host as gh names it.
  var host: String { HostKind.name(of: server) }
}

extension Diagnostic {
  /// The one place where the API's errors become messages, hints and statuses.
  package init(_ error: APIError, about subject: APISubject) {
    let server = subject.server
    switch error {
    case .badURL(let text):
      self.init(
        "'\(text)' is no URL of a GitHub API",
        hint: "Check --host, GH_HOST and GH_MAJOR_API_URL.", .usage)
    case .badStatus(let status, let message):
      self.init(
        "\(server) answered \(status)\(Self.quote(message)) when asked for \(subject.name)",
        .failure)
    case .missingData:
      self.init("\(server) sent no data for \(subject.name)", .network)
    case .undecodableData(let reason):
      self.init(
        "the answer of \(server) for \(subject.name) is not what GitHub documents: \(reason)",
        .network)
    case .unexpectedPage(let status):
      self.init(
        "\(server) sent a web page (status \(status)) instead of JSON",
        hint: "A proxy or a sign-in page may stand in between; check the network and the host.",
        .network)
    case .notFound:
      self.init(
        "\(subject.name) does not exist on \(server)", hint: Self.notFoundHint(subject), .notFound)
    case .blocked(let message):
      self.init("access to \(subject.name) is blocked\(Self.quote(message))", .notFound)
    case .unauthorized(let message):
      self = .unauthorized(message, subject)
    case .forbidden(let message, let permissions):
      self = .forbidden(message, permissions, subject)
    case .rateLimited(let report):
      self = .rateLimited(report, subject)
    case .unreachable(let failure):
      self.init("\(server): \(failure.words)", hint: Self.hint(failure), .network)
    case .serverFailure(let status, _):
      self.init(
        "\(server) failed with status \(status)",
        hint: "This is GitHub's trouble and often passes; see https://www.githubstatus.com.",
        .network)
    case .queryFailed(let message):
      self.init(
        "\(server) could not answer the query for \(subject.name)\(Self.quote(message))", .network)
    case .foreignOrigin(let origin):
      self.init(
        "\(server) points to another server, \(origin); it was not followed",
        hint: "A token must not leave the API it belongs to.", .network)
    case .endlessChain(let what):
      self.init("\(server) leads in circles: \(what)", .network)
    case .cancelled:
      self.init("interrupted", .interrupted)
    case .notRecorded(let report):
      self.init(report, .failure)
    case .recordingFailed(let words):
      self.init(words, hint: "Nothing of this exchange was written.", .failure)
    }
  }

  private static func notFoundHint(_ subject: APISubject) -> String? {
    subject.settings.credential.map {
      "If it is private, the token from \($0.source) may not be allowed to see it."
    }
  }

  private static func rateLimited(_ report: RateLimitReport, _ subject: APISubject) -> Diagnostic {
    let limit = report.limit.map { " of \($0) requests an hour" } ?? ""
    let what =
      switch report.kind {
      case .primary: "the rate limit\(limit) is used up"
      case .secondary: "too many requests in a short time (GitHub's secondary rate limit)"
      }
    let until = report.resetsAt.map { "; it resets at \(subject.localTime($0))" } ?? ""
    return Diagnostic(
      "\(subject.server): \(what)\(until)",
      hint: report.isAuthenticated || report.kind == .secondary
        ? nil : "With a token the limit is 5000 requests an hour: set GH_TOKEN.",
      .rateLimited)
  }

  private static func hint(_ failure: NetworkFailure) -> String? {
    switch failure {
    case .hostNotFound, .cannotConnect: "Check the network, the host and any proxy."
    case .timedOut, .connectionLost, .incompleteBody: "Try again."
    case .malformedResponse, .tls, .other: nil
    }
  }
}

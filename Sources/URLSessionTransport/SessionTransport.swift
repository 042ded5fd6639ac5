public import HTTPTransport

/// The transport that reaches real servers, through the one `URLSession` of the process.
///
/// ```swift
/// let api = HTTPOrigin(scheme: "https", host: "api.github.com")
/// let response = try await SessionTransport().send(HTTPRequest(.get, api, "/users/octo-org"))
/// ```
///
/// Answers come back as they are: a redirect is not followed, a 401 with a challenge is a 401,
/// nothing is cached, no cookie and no credential is kept. A body is decoded (gzip and what else
/// the system's library knows), so `Content-Length` may differ from its size; `Content-Encoding`
/// stays among the fields for whoever wants to know. Repeated fields come joined with a comma,
/// and the fields are ordered by name, because URLSession keeps no order. Proxies are those of
/// `http_proxy`, `https_proxy` and `no_proxy` on Linux and those of the system on macOS.
///
/// On Linux `Accept`, `Accept-Language`, `User-Agent` and a form's `Content-Type` are added where
/// the request has none, names are capitalised anew, and a request over a connection that the
/// server had just closed is sent once more over a new one (RFC 9112, section 9.3.1).
///
/// Two kinds of answer end the process on Linux, inside FoundationNetworking ("Transfer completed,
/// but there's no response"), before any delegate could step in: a connection closed in an
/// orderly way after the status line and before the empty line that ends the fields, when no
/// `Content-Length` came by then; and chunks that are followed by trailer fields (RFC 9112, section
/// 7.1.2). GitHub sends neither.
///
/// Creating a value costs nothing; the session is made for the first request.
public struct SessionTransport: Transport {
  private let idleLimit: Duration
  private let connectionsPerHost: Int
  private let clock: any Clock<Duration>

  /// Creates a transport.
  ///
  /// ```swift
  /// let patient = SessionTransport(idleLimit: .seconds(120))
  /// ```
  ///
  /// - Parameters:
  ///   - idleLimit: How long the server may stay silent, from sending the request to the first
  ///     byte and from one piece of the answer to the next, before the request fails with
  ///     ``TransportError/timedOut``. A slow answer that keeps coming is never cut off.
  ///   - connectionsPerHost: How many connections to one host are open at most; what exceeds
  ///     them waits for its turn, and its silence counts meanwhile.
  ///   - clock: What the silence is measured by.
  public init(
    idleLimit: Duration = .seconds(30),
    connectionsPerHost: Int = 10,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.idleLimit = idleLimit
    self.connectionsPerHost = connectionsPerHost
    self.clock = clock
  }

  /// Sends a request to the server that it names.
  ///
  /// ```swift
  /// let response = try await transport.send(HTTPRequest(.get, api, "/users/octo-org"))
  /// ```
  ///
  /// - Throws: ``TransportError``: there is no complete answer, or the task was cancelled.
  public func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
    let translated = try RequestTranslation.urlRequest(for: request)
    guard !Task.isCancelled else { throw .cancelled }
    let stopwatch = clock.stopwatch()
    let isSecure = request.origin.scheme == "https"
    let exchange = Exchange(isSecure: isSecure, elapsed: stopwatch.elapsed)
    let outcome = await withTaskCancellationHandler {
      ProcessSession.with(
        connectionsPerHost: connectionsPerHost, sendsBodies: !request.body.isEmpty
      ).start(translated, exchange)
      return await withTaskGroup(of: Void.self) { group in
        group.addTask { await endWhenSilent(exchange, stopwatch) }
        defer { group.cancelAll() }
        return await exchange.outcome()
      }
    } onCancel: {
      exchange.end(.failure(.cancelled))
    }
    return try outcome.get()
  }

  /// Waits beside the exchange. Returns when it has ended, or when the clock refuses to wait.
  private func endWhenSilent(_ exchange: Exchange, _ stopwatch: Stopwatch) async {
    while let lastByte = exchange.lastByte {
      guard (try? await stopwatch.wait(lastByte + idleLimit)) != nil else { return }
      if exchange.lastByte == lastByte { exchange.end(.failure(.timedOut)) }
    }
  }
}

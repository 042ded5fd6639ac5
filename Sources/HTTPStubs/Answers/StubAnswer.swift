public import HTTPTransport

/// What a stub answers, and when.
///
/// ```swift
/// stubs.stub(.get, "/user", answer: .text("hello").delayed(by: .seconds(2), on: clock))
/// ```
public struct StubAnswer: Sendable {
  /// Makes the answer from the request.
  ///
  /// ```swift
  /// let echo: StubAnswer.Responder = { HTTPResponse(status: 200, body: $0.body) }
  /// ```
  public typealias Responder =
    @Sendable (HTTPRequest) async throws -> HTTPResponse

  private enum Pause: Sendable {
    case delay(Duration, any Clock<Duration>)
    case gate(Gate)
  }

  private var pauses: [Pause] = []
  private let responder: Responder

  private init(responder: @escaping Responder) { self.responder = responder }

  /// The answer that a closure makes from the request, or the `TransportError` that it throws; any
  /// other error becomes `TransportError.other` with its description.
  ///
  /// ```swift
  /// stubs.stub(.path(prefix: "/repos/"), answer: .respond { request in
  ///   HTTPResponse(status: 200, body: Array(request.path.utf8))
  /// })
  /// ```
  public static func respond(_ responder: @escaping Responder) -> StubAnswer {
    StubAnswer(responder: responder)
  }

  /// A response as it is: `.response(HTTPResponse(status: 304))`.
  public static func response(_ response: HTTPResponse) -> StubAnswer {
    StubAnswer { _ in response }
  }

  /// No answer, but an error: `.error(.connectionLost)`.
  public static func error(_ error: TransportError) -> StubAnswer {
    StubAnswer { _ in throw error }
  }

  /// Waits first. The clock says whose time passes: with a virtual clock the test decides when,
  /// and nothing sleeps.
  ///
  /// ```swift
  /// stubs.stub(.get, "/user", answer: .status(204).delayed(by: .seconds(2), on: clock))
  /// ```
  public func delayed(by duration: Duration, on clock: any Clock<Duration>) -> StubAnswer {
    pausing(.delay(duration, clock))
  }

  /// Waits first until the gate lets it go: `.status(204).held(by: gate)`.
  public func held(by gate: Gate) -> StubAnswer { pausing(.gate(gate)) }

  /// Adds a header field, in place of one of the same name.
  ///
  /// ```swift
  /// .status(403).header("Retry-After", "60")
  /// ```
  public func header(_ name: String, _ value: String) -> StubAnswer {
    var result = StubAnswer { [responder] request in
      var response = try await responder(request)
      response.headers[name] = value
      return response
    }
    result.pauses = pauses
    return result
  }

  private func pausing(_ pause: Pause) -> StubAnswer {
    var result = self
    result.pauses.append(pause)
    return result
  }

  /// Waits as long as it must, then answers.
  func response(to request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
    for pause in pauses {
      switch pause {
      case .delay(let duration, let clock):
        do { try await clock.sleep(for: duration) } catch { throw TransportError.cancelled }
      case .gate(let gate):
        guard await gate.pass() else { throw TransportError.cancelled }
      }
    }
    if Task.isCancelled { throw .cancelled }
    do {
      return try await responder(request)
    } catch let error as TransportError {
      throw error
    } catch is CancellationError {
      throw .cancelled
    } catch {
      throw .other("\(error)")
    }
  }
}

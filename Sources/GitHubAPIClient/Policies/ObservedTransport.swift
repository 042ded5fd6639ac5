public import HTTPTransport
public import MajorDomain

/// Tells of every request that went to the server, below all policies, so that the number told is
/// the number sent.
public struct ObservedTransport: Transport {
  private let inner: any Transport
  private let events: @Sendable (APIEvent) -> Void

  /// Creates a transport over another.
  public init(of inner: any Transport, events: @escaping @Sendable (APIEvent) -> Void) {
    self.inner = inner
    self.events = events
  }

  /// Sends and tells.
  public func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
    let (method, target) = (request.method.rawValue, request.target)
    do throws(TransportError) {
      let response = try await inner.send(request)
      events(.answered(method: method, target: target, status: response.status))
      return response
    } catch {
      if case .unreachable(let failure) = APIError(error) {
        events(.unanswered(method: method, target: target, failure))
      }
      throw error
    }
  }
}

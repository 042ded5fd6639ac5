public import HTTPTransport

/// A declared stub, to ask later what it answered.
///
/// ```swift
/// let star = stubs.stub(.put, "/user/starred/octo-org/hello", answer: .status(204))
/// try await client.star("octo-org/hello")
/// #expect(star.requests.map(\.body) == [[]])
/// ```
public struct Stub: Sendable {
  let id: Int
  private let manager: StubManager

  init(id: Int, manager: StubManager) {
    self.id = id
    self.manager = manager
  }

  /// The requests that it answered, in order: `#expect(star.requests.count == 1)`.
  public var requests: [HTTPRequest] { manager.requests(answeredBy: id) }
}

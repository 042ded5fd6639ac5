public import HTTPTransport
public import MajorDomain

/// Keeps answers with their entity tags, and asks the server each time whether they are still
/// right: one that is costs a 304 without a body, and nothing of the rate limit (GitHub REST, "Best
/// practices", "Use conditional requests").
///
/// An entry that is damaged is dropped, and the answer fetched again.
public struct CachingTransport: Transport {
  private let inner: any Transport
  private let store: any CacheStore
  private let answersOffline: Bool
  private let now: @Sendable () -> Timestamp
  private let events: @Sendable (APIEvent) -> Void

  /// Creates a transport over another.
  ///
  /// - Parameters:
  ///   - answersOffline: Whether an old answer is given when the server cannot be reached.
  ///   - now: The time.
  ///   - events: Is told of answers that were confirmed, and of old ones.
  public init(
    of inner: any Transport, store: any CacheStore, answersOffline: Bool = false,
    now: @escaping @Sendable () -> Timestamp,
    events: @escaping @Sendable (APIEvent) -> Void = { _ in }
  ) {
    self.inner = inner
    self.store = store
    self.answersOffline = answersOffline
    self.now = now
    self.events = events
  }

  /// Sends, with the tag of the answer that is kept, if there is one.
  public func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
    guard request.method == .get, request.headers["If-None-Match"] == nil,
      let storeKey = store.key(), let key = CacheKey(request, storeKey: storeKey)
    else { return try await inner.send(request) }
    let kept = read(key, storeKey)
    var conditional = request
    conditional.headers["If-None-Match"] = kept?.entityTag
    let response: HTTPResponse
    do throws(TransportError) {
      response = try await inner.send(conditional)
    } catch {
      guard answersOffline, let kept, case .unreachable = APIError(error) else { throw error }
      events(.oldAnswer(target: request.target, from: kept.receivedAt))
      return kept.response
    }
    if response.status == 304, let kept {
      events(.unchanged(target: request.target))
      return kept.confirmed(by: response)
    }
    keep(response, of: request, key, storeKey)
    return response
  }

  private func read(_ key: CacheKey, _ storeKey: [UInt8]) -> CachedAnswer? {
    guard let bytes = store.read(key.name) else { return nil }
    guard let answer = CachedAnswer(bytes, key, storeKey: storeKey) else {
      store.remove(key.name)
      return nil
    }
    return answer
  }

  private func keep(
    _ response: HTTPResponse, of request: HTTPRequest, _ key: CacheKey, _ storeKey: [UInt8]
  ) {
    guard let answer = CachedAnswer(response, at: now()),
      !Self.holdsSecret(response.body, of: request),
      let bytes = answer.bytes(key, storeKey: storeKey)
    else { return }
    store.write(key.name, bytes)
  }

  /// Whether a token would be written to the disk: that of the request, or one that GitHub made for
  /// cloning (GitHub REST, "Get a repository", `temp_clone_token`).
  private static func holdsSecret(_ body: [UInt8], of request: HTTPRequest) -> Bool {
    if let secret = request.headers["Authorization"]?.split(separator: " ").last,
      ByteSearch(secret).end(in: body) != nil
    {
      return true
    }
    let member = ByteSearch("\"temp_clone_token\"")
    var end = member.end(in: body)
    while let start = end {
      let value = body[start...].drop { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: " ") }
      if value.first == UInt8(ascii: "\""), value.dropFirst().first != UInt8(ascii: "\"") {
        return true
      }
      end = member.end(in: body, from: start)
    }
    return false
  }
}

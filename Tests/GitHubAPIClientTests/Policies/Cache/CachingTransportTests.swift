import HTTPStubs
import HTTPStubsTesting
import HTTPTransport
import Locking
import MajorDomain
import Testing

@testable import GitHubAPIClient

@Suite(.httpStubs) struct CachingTransportTests {
  /// Entries in memory, and their damage.
  final class Store: CacheStore {
    let entries = Locked<[String: [UInt8]]>([:])
    let isUsable: Bool

    init(isUsable: Bool = true) { self.isUsable = isUsable }

    func key() -> [UInt8]? { isUsable ? Array(0..<16) : nil }
    func read(_ name: String) -> [UInt8]? { entries.withLock { $0[name] } }
    func write(_ name: String, _ bytes: [UInt8]) { entries.withLock { $0[name] = bytes } }
    func remove(_ name: String) { _ = entries.withLock { $0.removeValue(forKey: name) } }

    func change(_ body: (inout [UInt8]) -> Void) {
      entries.withLock { entries in
        for name in entries.keys {
          entries[name].map {
            var new = $0; body(&new); entries[name] = new
          }
        }
      }
    }
  }

  static let link = "<https://api.github.com/a?page=2>; rel=\"next\""
  static let page = HTTPResponse(
    status: 200, headers: ["ETag": "W/\"1\"", "Link": link, "X-RateLimit-Remaining": "59"],
    body: Array("[1,\n\n2]".utf8))

  static func get(_ target: String, token: String? = nil) -> HTTPRequest {
    var request = HTTPRequest(.get, GitHubHost.gitHub.apiOrigin, target)
    request.headers["Authorization"] = token.map { "Bearer \($0)" }
    return request
  }

  static func transport(_ store: Store, answersOffline: Bool = false) throws -> CachingTransport {
    CachingTransport(
      of: try StubManager.current.transport, store: store, answersOffline: answersOffline,
      now: { Timestamp(secondsSinceEpoch: 7) })
  }

  /// Stubs a first answer, and a confirmation when its tag is sent.
  func stubPage() throws {
    let stubs = try StubManager.current
    stubs.stub(
      .path("/a") && !.header("If-None-Match"), answer: .response(Self.page))
    stubs.stub(
      .path("/a") && .header("If-None-Match", "W/\"1\""),
      answer: .status(
        304, headers: ["ETag": "W/\"1\"", "X-RateLimit-Remaining": "58", "Content-Length": "0"]))
  }

  @Test func aConfirmedAnswerIsTheKeptOneWithTheNewFields() async throws {
    try stubPage()
    let transport = try Self.transport(Store())
    #expect(try await transport.send(Self.get("/a")) == Self.page)
    let second = try await transport.send(Self.get("/a"))
    #expect(second.status == 200)
    #expect(second.body == Self.page.body)
    #expect(second.headers["Link"] == Self.link)
    #expect(second.headers["X-RateLimit-Remaining"] == "58")
    #expect(second.headers["Content-Length"] == nil)
  }

  @Test func aChangedAnswerReplacesTheKeptOne() async throws {
    let stubs = try StubManager.current
    let stub = stubs.stub(
      .get, "/a", inOrder: .text("1", headers: ["ETag": "\"1\""]),
      .text("2", headers: ["ETag": "\"2\""]), .status(304))
    let transport = try Self.transport(Store())
    var bodies: [[UInt8]] = []
    for _ in 1...3 { bodies.append(try await transport.send(Self.get("/a")).body) }
    #expect(bodies == ["1", "2", "2"].map { Array($0.utf8) })
    #expect(stub.requests.map { $0.headers["If-None-Match"] } == [nil, "\"1\"", "\"2\""])
  }

  @Test(arguments: [
    get("/a", token: "ghp_other"), get("/a"), get("/a?page=2", token: "ghp_one"),
    {
      var request = get("/a", token: "ghp_one")
      request.headers["Accept"] = "application/vnd.github.star+json"
      return request
    }(),
    {
      var request = get("/a", token: "ghp_one")
      request.origin = HTTPOrigin(scheme: "https", host: "ghe.example")
      return request
    }(),
  ])
  func anotherRequestOrAccountHasItsOwnAnswer(_ other: HTTPRequest) async throws {
    let stub = try StubManager.current.stub(
      .method(.get), answer: .text("1", headers: ["ETag": "\"1\""]), times: 2)
    let transport = try Self.transport(Store())
    _ = try await transport.send(Self.get("/a", token: "ghp_one"))
    _ = try await transport.send(other)
    #expect(stub.requests.compactMap { $0.headers["If-None-Match"] } == [])
  }

  @Test func noTokenIsInANameOrAnEntry() async throws {
    let store = Store()
    try StubManager.current.stub(.get, "/a", answer: .text("1", headers: ["ETag": "\"1\""]))
    _ = try await Self.transport(store).send(Self.get("/a", token: "ghp_planted"))
    let texts = store.entries.withLock { entries in
      entries.map { $0.key + String(decoding: $0.value, as: UTF8.self) }
    }
    #expect(texts.count == 1)
    #expect(!texts.contains { $0.contains("ghp_planted") || $0.contains("Bearer") })
  }

  @Test(arguments: [
    "{\"echo\":\"ghp_planted\"}", "{\"temp_clone_token\":\"\",\"temp_clone_token\": \"AAA\"}",
  ])
  func anAnswerWithATokenInItIsNotKept(_ body: String) async throws {
    let store = Store()
    try StubManager.current.stub(.get, "/a", answer: .text(body, headers: ["ETag": "\"1\""]))
    _ = try await Self.transport(store).send(Self.get("/a", token: "ghp_planted"))
    #expect(store.entries.withLock { $0 } == [:])
  }

  @Test func anEmptyCloneTokenIsNone() async throws {
    let store = Store()
    try StubManager.current.stub(
      .get, "/a", answer: .text("{\"temp_clone_token\":\"\"}", headers: ["ETag": "\"1\""]))
    _ = try await Self.transport(store).send(Self.get("/a"))
    #expect(store.entries.withLock { $0.count } == 1)
  }

  @Test(arguments: [
    StubAnswer.text("1"), .status(404, headers: ["ETag": "\"1\""]),
    .text("1", status: 201, headers: ["ETag": "\"1\""]), .text("1", headers: ["ETag": ""]),
  ])
  func whatIsNotKept(_ answer: StubAnswer) async throws {
    let store = Store()
    try StubManager.current.stub(.get, "/a", answer: answer)
    _ = try await Self.transport(store).send(Self.get("/a"))
    #expect(store.entries.withLock { $0 } == [:])
  }

  enum Damage: String, CaseIterable, Sendable {
    case cutHead, cutBody, flippedBit, empty, otherFormat
  }

  @Test(arguments: Damage.allCases)
  func aDamagedEntryIsDroppedAndFetchedAgain(_ damage: Damage) async throws {
    let store = Store()
    let stub = try StubManager.current.stub(.get, "/a", answer: .response(Self.page), times: 2)
    let transport = try Self.transport(store)
    _ = try await transport.send(Self.get("/a"))
    store.change { bytes in
      switch damage {
      case .cutHead: bytes = Array(bytes.prefix(30))
      case .cutBody: bytes.removeLast()
      case .flippedBit: bytes[bytes.count - 3] ^= 1
      case .empty: bytes = []
      case .otherFormat: bytes[16] = UInt8(ascii: "2")
      }
    }
    #expect(try await transport.send(Self.get("/a")) == Self.page)
    #expect(stub.requests.map { $0.headers["If-None-Match"] } == [nil, nil])
  }

  @Test func withoutAStoreEverythingIsFetched() async throws {
    try StubManager.current.stub(.get, "/a", answer: .response(Self.page), times: 2)
    let transport = try Self.transport(Store(isUsable: false))
    _ = try await transport.send(Self.get("/a"))
    #expect(try await transport.send(Self.get("/a")) == Self.page)
  }

  @Test func writesPassUntouched() async throws {
    let store = Store()
    var request = Self.get("/a")
    request.method = .put
    try StubManager.current.stub(.put, "/a", answer: .text("1", headers: ["ETag": "\"1\""]))
    _ = try await Self.transport(store).send(request)
    #expect(store.entries.withLock { $0 } == [:])
  }

  @Test(arguments: [false, true])
  func offline(_ answersOffline: Bool) async throws {
    let store = Store()
    try StubManager.current.stub(
      .get, "/a", inOrder: .response(Self.page), .error(.cannotConnect))
    let transport = try Self.transport(store, answersOffline: answersOffline)
    _ = try await transport.send(Self.get("/a"))
    let second = await Result { () async throws(TransportError) in
      try await transport.send(Self.get("/a")).body
    }
    #expect(second == (answersOffline ? .success(Self.page.body) : .failure(.cannotConnect)))
  }

  @Test func anEntryReadsAsItWasWritten() throws {
    let key = try #require(CacheKey(Self.get("/a"), storeKey: Array(0..<16)))
    let answer = try #require(CachedAnswer(Self.page, at: Timestamp(secondsSinceEpoch: 7)))
    let bytes = try #require(answer.bytes(key, storeKey: Array(0..<16)))
    #expect(CachedAnswer(bytes, key, storeKey: Array(0..<16)) == answer)
    let other = try #require(CacheKey(Self.get("/b"), storeKey: Array(0..<16)))
    #expect(CachedAnswer(bytes, other, storeKey: Array(0..<16)) == nil)
  }
}

extension Result {
  fileprivate init(_ body: () async throws(Failure) -> Success) async {
    do throws(Failure) { self = .success(try await body()) } catch { self = .failure(error) }
  }
}

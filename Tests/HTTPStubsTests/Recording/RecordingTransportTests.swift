import HTTPStubs
import HTTPTransport
import Locking
import StrictJSON
import Testing

@Suite struct RecordingTransportTests {
  private let stubs = StubManager()
  private let files = Locked([String: [UInt8]]())

  private func recording(secrets: [String] = []) -> RecordingTransport {
    RecordingTransport(of: stubs.transport, secrets: secrets, now: { 1_793_610_000 }) {
      [files] name, bytes in
      files.withLock { $0[name] = bytes }
    }
  }

  @Test func whatIsRecordedCanBeReplayed() async throws {
    stubs.stub(.get, "/users/octo-org", answer: .json(["login": "octo-org"]))
    stubs.stub(.path("/graphql"), answer: .json(["data": nil], status: 500))
    let requests: [HTTPRequest] = [
      .api("/users/octo-org", headers: ["Authorization": "Bearer live-secret", "Accept": "a/b"]),
      .api(.post, "/graphql", body: #"{"query":"{ viewer { login } }"}"#),
    ]
    let recording = recording()
    var responses: [HTTPResponse] = []
    for request in requests { responses.append(try await recording.send(request)) }

    let files = files.withLock { $0 }
    #expect(
      files.keys.sorted() == ["0001-GET-users-octo-org.json", "0002-POST-graphql.json"])
    let exchanges = try files.values.map { try RecordedExchange(parsing: $0) }
    let replay = ReplayTransport(exchanges)
    #expect(replay.exchanges.map(\.isAuthenticated) == [true, false])
    #expect(replay.exchanges.map(\.recordedAt) == [1_793_610_000, 1_793_610_000])
    for (request, response) in zip(requests, responses).reversed() {
      #expect(try await replay.send(request) == response)
    }
  }

  @Test func aFailureIsPassedOnAndNotRecorded() async {
    stubs.stub(.get, "/x", answer: .error(.connectionLost))
    await #expect(throws: TransportError.connectionLost) { try await recording().send(.api("/x")) }
    #expect(files.withLock { $0.isEmpty })
  }

  @Test func aFileThatCannotBeWrittenFailsTheRequest() async {
    struct DiskFull: Error {}
    stubs.stub(.get, "/x", answer: .status(204))
    let recording = RecordingTransport(of: stubs.transport, secrets: [], now: { 0 }) { _, _ in
      throw DiskFull()
    }
    await #expect(
      throws: TransportError.recordingFailed("0001-GET-x.json was not written: DiskFull()")
    ) {
      try await recording.send(.api("/x"))
    }
  }

  @Test func aSecretInTheRequestIsNotEvenSent() async {
    await #expect(
      throws: TransportError.recordingFailed(
        "GET https://api.github.com is not recorded: its URL holds a token that is in use")
    ) {
      try await recording(secrets: ["live-secret"]).send(.api("/x/LIVE-secret"))
    }
    #expect(stubs.requests == [])
  }

  @Test func aSecretInTheResponseFailsTheRequest() async {
    stubs.stub(.get, "/x", answer: .json(["token": "gho_16C7e42F292c6912E7710c838347Ae178B4a"]))
    await #expect(
      throws: TransportError.recordingFailed(
        "GET https://api.github.com is not recorded: the response body holds a text in the form "
          + "of a token (gho_…)")
    ) {
      try await recording().send(.api("/x"))
    }
    #expect(files.withLock { $0.isEmpty })
  }
}

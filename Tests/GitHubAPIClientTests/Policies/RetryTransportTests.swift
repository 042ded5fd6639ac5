import GitHubAPIClient
import HTTPStubs
import HTTPStubsTesting
import HTTPTransport
import MajorDomain
import Testing
import VirtualTime

@Suite(.httpStubs) struct RetryTransportTests {
  static let done = StubAnswer.text("done")

  @Test(arguments: [
    StubAnswer.status(500), .status(502), .status(503), .status(504), .error(.connectionLost),
    .error(.incompleteBody), .error(.malformedResponse), .error(.timedOut), .error(.hostNotFound),
    .error(.cannotConnect), .error(.other("odd")),
  ])
  func twiceMayHelp(_ failure: StubAnswer) throws {
    let bench = PolicyBench(try .current)
    bench.stubs.stub(.get, "/a", inOrder: failure, failure, Self.done)
    #expect(try bench.send(PolicyBench.get("/a")).status == 200)
    #expect(bench.clock.elapsed == .seconds(1 + 2))
  }

  @Test func fourRetriesAndNoMore() throws {
    let bench = PolicyBench(try .current)
    bench.stubs.stub(.get, "/a", answer: .status(503), times: 5)
    #expect(try bench.send(PolicyBench.get("/a")).status == 503)
    #expect(bench.clock.elapsed == .seconds(1 + 2 + 4 + 8))
  }

  @Test func theLastFailureIsTheAnswer() throws {
    let bench = PolicyBench(try .current)
    bench.stubs.stub(
      .get, "/a", inOrder: .status(503), .status(502), .error(.connectionLost), .status(500),
      .error(.incompleteBody))
    #expect(throws: TransportError.incompleteBody) { try bench.send(PolicyBench.get("/a")) }
  }

  @Test(arguments: [
    StubAnswer.status(404), .status(422), .status(501), .status(304), .error(.tls("expired")),
    .error(.invalidRequest("no")),
  ])
  func whatStaysIsNotAskedAgain(_ answer: StubAnswer) throws {
    let bench = PolicyBench(try .current)
    let stub = bench.stubs.stub(.get, "/a", answer: answer)
    _ = try? bench.send(PolicyBench.get("/a"))
    #expect(stub.requests.count == 1)
    #expect(bench.clock.elapsed == .zero)
  }

  struct Write: Sendable, CustomTestStringConvertible {
    let request: HTTPRequest
    let requests: Int
    var testDescription: String {
      "\(request.method) \(String(decoding: request.body, as: UTF8.self))"
    }

    init(_ method: HTTPMethod, requests: Int) {
      request = HTTPRequest(method, GitHubHost.gitHub.apiOrigin, "/user/starred/octo-org/hello")
      self.requests = requests
    }

    init(graphQL document: String, requests: Int) {
      request = PolicyBench.graphQL(document)
      self.requests = requests
    }
  }

  @Test(arguments: [
    Write(.put, requests: 2), Write(.delete, requests: 2), Write(.get, requests: 2),
    Write(.post, requests: 1), Write(.patch, requests: 1),
    Write(graphQL: "query { viewer { login } }", requests: 2),
    Write(graphQL: "{ viewer { login } }", requests: 2),
    Write(graphQL: "mutation { addStar(input: {}) { clientMutationId } }", requests: 1),
    Write(graphQL: "query a { b } mutation c { d }", requests: 1),
  ])
  func onlyWhatIsHarmlessIsSentTwice(_ write: Write) throws {
    let bench = PolicyBench(try .current)
    let answers: (StubAnswer, StubAnswer) = (.error(.connectionLost), Self.done)
    let stub =
      write.requests == 2
      ? bench.stubs.stub(.method(write.request.method), inOrder: answers.0, answers.1)
      : bench.stubs.stub(.method(write.request.method), answer: answers.0)
    _ = try? bench.send(write.request)
    #expect(stub.requests == Array(repeating: write.request, count: write.requests))
  }

  @Test(arguments: [502, 504])
  func graphQLThatTakesTooLongIsLeftToWhoeverAsked(_ status: Int) throws {
    let bench = PolicyBench(try .current)
    bench.stubs.stub(.post, "/graphql", answer: .status(status), times: 2)
    #expect(try bench.send(PolicyBench.graphQL("{ a }")).status == status)
    #expect(bench.clock.elapsed == .seconds(1))
  }

  @Test func theServersWishCounts() throws {
    let bench = PolicyBench(try .current)
    bench.stubs.stub(.get, "/a", inOrder: .status(503, headers: ["Retry-After": "20"]), Self.done)
    #expect(try bench.send(PolicyBench.get("/a")).status == 200)
    #expect(bench.clock.elapsed == .seconds(20))
  }

  @Test func oneBudgetForEverything() throws {
    let bench = PolicyBench(try .current, maximumWait: 32)
    bench.stubs.stub(
      .get, "/a", inOrder: .status(502), .status(429, headers: ["Retry-After": "30"]),
      .status(502), .status(502))
    #expect(try bench.send(PolicyBench.get("/a")).status == 502)
    #expect(bench.clock.elapsed == .seconds(1 + 30 + 1))
  }

  @Test func zeroNeverWaits() throws {
    let bench = PolicyBench(try .current, maximumWait: 0)
    bench.stubs.stub(.get, "/a", answer: .error(.connectionLost))
    #expect(throws: TransportError.connectionLost) { try bench.send(PolicyBench.get("/a")) }
  }

  @Test func tellsWhy() throws {
    let bench = PolicyBench(try .current)
    bench.stubs.stub(.get, "/a", inOrder: .status(502), .error(.timedOut), Self.done)
    _ = try bench.send(PolicyBench.get("/a"))
    let began = bench.events.compactMap { event -> WaitReason? in
      if case .waitBegan(let reason, _) = event { reason } else { nil }
    }
    #expect(
      began == [
        .retry(.serverFailure(status: 502), retry: 1), .retry(.noAnswer(.timedOut), retry: 2),
      ])
  }
}

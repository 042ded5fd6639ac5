import HTTPLoopback
import HTTPTransport
import Testing

@Suite struct TransportAnswerTests {
  private struct Fixed: Transport {
    let result: Result<HTTPResponse, TransportError>

    func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
      try result.get()
    }
  }

  private static let ok = HTTPResponse(status: 201, body: [1])

  @Test(
    arguments: [
      (.success(ok), LoopbackAnswer(ok)),
      (.failure(.timedOut), .nothing(by: .hang)),
      (.failure(.connectionLost), .nothing(by: .close)),
      (.failure(.malformedResponse), LoopbackAnswer(bytes: Array("not HTTP\r\n\r\n".utf8))),
      (
        .failure(.incompleteBody),
        LoopbackAnswer(HTTPResponse(status: 200), framing: .declaredLength(bytes: 1))
      ),
      (
        .failure(.unexpectedRequest("no stub")),
        LoopbackAnswer(
          HTTPResponse(status: 500, body: Array("no stub\n".utf8)))
      ),
    ] as [(Result<HTTPResponse, TransportError>, LoopbackAnswer)])
  func plays(_ result: Result<HTTPResponse, TransportError>, expected: LoopbackAnswer) async {
    let request = HTTPRequest(.get, HTTPOrigin(scheme: "http", host: "h"), "/")
    let answer = await LoopbackAnswer(of: request, from: Fixed(result: result))
    #expect(answer == expected)
  }
}

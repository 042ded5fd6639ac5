import HTTPTransport
import Testing

@testable import HTTPLoopback

@Suite struct AnswerPlanTests {
  private static let response = HTTPResponse(
    status: 200,
    headers: ["Content-Length": "7", "Content-Encoding": "br", "Connection": "x", "ETag": "e"],
    body: Array("abcd".utf8))
  private static let head = "HTTP/1.1 200 OK\r\nETag: e\r\nContent-Length: 4\r\n\r\n"

  struct Row: Sendable {
    let answer: LoopbackAnswer
    let steps: [AnswerPlan.Step]
    var ending = AnswerPlan.Ending.keepAlive
  }

  static let rows = [
    Row(answer: LoopbackAnswer(response), steps: [send(head + "abcd")]),
    Row(
      answer: LoopbackAnswer(response, delay: .seconds(2)),
      steps: [.wait(.seconds(2)), send(head + "abcd")]),
    Row(
      answer: LoopbackAnswer(response, bodyDelay: .seconds(1)),
      steps: [send(head), .wait(.seconds(1)), send("abcd")]),
    Row(
      answer: LoopbackAnswer(response, bandwidth: 60),
      steps: [send(head), .wait(.milliseconds(50)), send("abc"), .wait(thirdOf50), send("d")]),
    Row(
      answer: LoopbackAnswer(response, bodyDelay: .seconds(1), cut: .body(bytes: 0, by: .hang)),
      steps: [send(head)], ending: .end(.hang)),
    Row(
      answer: LoopbackAnswer(response, delay: .seconds(1), cut: .beforeHead(by: .reset)),
      steps: [.wait(.seconds(1))], ending: .end(.reset)),
    Row(
      answer: LoopbackAnswer(bytes: [1, 2]), steps: [.send([1, 2])], ending: .end(.close)),
    Row(
      answer: LoopbackAnswer(HTTPResponse(status: 204, body: [1]), framing: .untilClose),
      steps: [send("HTTP/1.1 204 No Content\r\n\r\n")]),
  ]
  private static let thirdOf50 = Duration.seconds(1) / 60

  @Test(arguments: rows) func plans(_ row: Row) throws {
    let head = try RequestHead(Array("GET / HTTP/1.1".utf8))
    let plan = AnswerPlan(row.answer, to: head)
    #expect(plan.steps == row.steps)
    #expect(plan.ending == row.ending)
  }

  @Test(arguments: [
    ("GET / HTTP/1.1", true), ("GET / HTTP/1.1\r\nConnection: Close", false),
    ("GET / HTTP/1.1\r\nConnection: x, close", false), ("GET / HTTP/1.0", false),
    ("GET / HTTP/1.0\r\nConnection: Keep-Alive", true),
  ])
  func staysOpen(_ head: String, stays: Bool) throws {
    let plan = AnswerPlan(LoopbackAnswer(Self.response), to: try RequestHead(head.utf8))
    #expect(plan.ending == (stays ? .keepAlive : .end(.close)))
  }

  private static func send(_ text: String) -> AnswerPlan.Step { .send(Array(text.utf8)) }
}

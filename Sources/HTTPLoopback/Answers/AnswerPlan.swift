import HTTPTransport

/// An answer as the steps that put it on the wire. Pure, so that it can be tested without one.
struct AnswerPlan: Sendable, Hashable {
  enum Step: Sendable, Hashable {
    case wait(Duration)
    case send([UInt8])
  }

  /// What becomes of the connection after the steps.
  enum Ending: Sendable, Hashable {
    case keepAlive
    case end(LoopbackAnswer.End)
  }

  private(set) var steps: [Step] = []
  private(set) var ending: Ending

  /// Plans `answer` to a request with `head`.
  init(_ answer: LoopbackAnswer, to head: RequestHead) {
    ending = .end(.close)
    wait(answer.delay)
    if case .beforeHead(let end) = answer.cut {
      ending = .end(end)
      return
    }
    switch answer.content {
    case .bytes(let bytes): steps.append(.send(bytes))
    case .response(let response): plan(response, answer, head)
    }
  }

  /// Plans the refusal of what cannot be read.
  init(refusing status: Int) {
    ending = .end(.close)
    let close = "Content-Length: 0\r\nConnection: close\r\n\r\n"
    steps = [.send(Array("HTTP/1.1 \(status) \(ReasonPhrase.of(status))\r\n\(close)".utf8))]
  }

  private mutating func plan(
    _ response: HTTPResponse, _ answer: LoopbackAnswer, _ head: RequestHead
  ) {
    let framing = Framing(answer.framing, for: head)
    let content = answer.coding == .gzip ? StoredGzip.encoded(response.body) : response.body
    let hasNoBody = head.method == .head || Self.hasNoBody(response.status)
    let staysOpen = head.keepsAlive && (hasNoBody || framing.marksEnd)
    steps.append(.send(Self.head(response, answer, framing, content.count, staysOpen)))
    ending = staysOpen ? .keepAlive : .end(.close)
    var body = hasNoBody ? [] : framing.framed(content)
    if case .body(let bytes, let end) = answer.cut {
      ending = .end(end)
      if !hasNoBody { body = framing.framed(content, upTo: bytes) }
    }
    guard !body.isEmpty else { return }
    wait(answer.bodyDelay)
    send(body, bandwidth: answer.bandwidth)
  }

  private mutating func wait(_ duration: Duration) {
    if duration > .zero { steps.append(.wait(duration)) }
  }

  private mutating func send(_ body: [UInt8], bandwidth: Int?) {
    guard let bandwidth else {
      // One packet for head and body, as long as nothing lies between them.
      if case .send(let head) = steps.last {
        steps[steps.count - 1] = .send(head + body)
      } else {
        steps.append(.send(body))
      }
      return
    }
    let rate = max(1, bandwidth)
    var rest = body[...]
    while !rest.isEmpty {
      let slice = rest.prefix(max(1, rate / 20))
      rest = rest.dropFirst(slice.count)
      steps.append(.wait(.seconds(slice.count) / rate))
      steps.append(.send(Array(slice)))
    }
  }

  /// RFC 9110, section 6.4.1.
  private static func hasNoBody(_ status: Int) -> Bool {
    status < 200 || status == 204 || status == 304
  }

  private static func head(
    _ response: HTTPResponse, _ answer: LoopbackAnswer, _ framing: Framing, _ count: Int,
    _ staysOpen: Bool
  ) -> [UInt8] {
    var fields = response.headers
    for name in ["Content-Length", "Transfer-Encoding", "Content-Encoding", "Connection"] {
      fields[name] = nil
    }
    if !hasNoBody(response.status) {
      if answer.coding == .gzip { fields["Content-Encoding"] = "gzip" }
      if let field = framing.field(for: count) { fields[field.name] = field.value }
    }
    if !staysOpen { fields["Connection"] = "close" }
    let lines = fields.fields.map { "\($0.name): \($0.value)\r\n" }.joined()
    let status = "HTTP/1.1 \(response.status) \(ReasonPhrase.of(response.status))\r\n"
    return Array("\(status)\(lines)\r\n".utf8)
  }
}

import HTTPTransport

/// One connection, from its first request to its end, on a thread of its own.
struct Connection {
  private let listener: Listener
  private let socket: Socket
  private let number: Int
  private let interruption: Interruption

  init(_ listener: Listener, _ socket: Socket, _ number: Int, _ interruption: Interruption) {
    self.listener = listener
    self.socket = socket
    self.number = number
    self.interruption = interruption
  }

  /// Answers requests until one side ends the connection. Does not close the socket.
  func serve() {
    var reader = RequestReader(receive: socket.received)
    do throws(RequestRefusal) {
      while let head = try reader.head() {
        if head.expectsContinue {
          guard socket.sends(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)) else { return }
        }
        guard let body = try reader.body(of: head), let plan = plan(head, body) else { return }
        guard carriesOut(plan) else { return }
      }
    } catch {
      listener.recordRefused(error.line)
      _ = carriesOut(AnswerPlan(refusing: error.status))
    }
  }

  /// Records the request and asks what to answer; `nil` when the server was stopped meanwhile.
  private func plan(_ head: RequestHead, _ body: [UInt8]) -> AnswerPlan? {
    let request = head.request(to: listener.origin, body: body)
    listener.record(ReceivedRequest(connection: number, request: request, lines: head.lines))
    let answer = listener.answer
    return interruption.waits { await answer(request) }.map { AnswerPlan($0, to: head) }
  }

  /// Returns whether another request may follow.
  private func carriesOut(_ plan: AnswerPlan) -> Bool {
    for step in plan.steps {
      switch step {
      case .send(let bytes):
        guard socket.sends(bytes) else { return false }
      case .wait(let duration):
        let clock = listener.clock
        guard interruption.waits(for: { try? await clock.sleep(for: duration) }) != nil else {
          return false
        }
      }
    }
    switch plan.ending {
    case .keepAlive: return true
    case .end(.reset): socket.resetOnClose()
    case .end(.hang): drain()
    case .end(.close):
      socket.endSending()
      // Closing with bytes unread would reset the connection and take the answer with it.
      drain()
    }
    return false
  }

  private func drain() {
    while socket.received() != nil {}
  }
}

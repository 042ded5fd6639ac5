import HTTPLoopback
import HTTPTransport
import Testing
import URLSessionTransport

@Suite struct CancellationTests {
  @Test func endsAnExchangeAtOnce() async throws {
    let (arrivals, arrived) = AsyncStream<Void>.makeStream()
    try await LoopbackServer.serving { _ in
      arrived.yield()
      return .nothing(by: .hang)
    } during: { server in
      let request = HTTPRequest(.get, server.origin, "/")
      let task = Task { try await SessionTransport().send(request) }
      for await _ in arrivals { break }
      task.cancel()
      await #expect(throws: TransportError.cancelled) { try await task.value }
    }
  }

  @Test func sendsNothingWhenCancelledBefore() async throws {
    try await LoopbackServer.serving { _ in
      LoopbackAnswer(HTTPResponse(status: 200))
    } during: { server in
      let request = HTTPRequest(.get, server.origin, "/")
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await SessionTransport().send(request)
      }
      await #expect(throws: TransportError.cancelled) { try await task.value }
      #expect(server.requests == [])
    }
  }

  /// Cancelling while answers arrive is what locks URLSession's own asynchronous methods up.
  @Test(arguments: 1...3) func survivesAStorm(_ round: Int) async throws {
    let (arrivals, arrived) = AsyncStream<Void>.makeStream()
    let gate = Gate()
    try await LoopbackServer.serving { request in
      arrived.yield()
      await gate.wait()
      return LoopbackAnswer(HTTPResponse(status: 200, body: Array(request.target.utf8)))
    } during: { server in
      let origin = server.origin
      let tasks = (0..<200).map { number in
        Task { try await SessionTransport().send(HTTPRequest(.get, origin, "/\(number)")) }
      }
      for await _ in arrivals { break }
      async let opened: Void = gate.open()
      for task in tasks.dropFirst(100) { task.cancel() }
      await opened
      for (number, task) in tasks.enumerated() {
        switch await task.result {
        case .success(let answer): #expect(answer.body == Array("/\(number)".utf8))
        case .failure(let error):
          #expect(error as? TransportError == .cancelled)
          #expect(number >= 100)
        }
      }
    }
  }
}

/// Holds everybody until it is opened.
private actor Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func wait() async {
    guard !isOpen else { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}

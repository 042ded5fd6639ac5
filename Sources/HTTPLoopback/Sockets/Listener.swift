import HTTPTransport
import Locking

/// The listening socket, its connections and what they saw. Every descriptor is closed by the
/// thread that uses it, under the lock, so that ``stop()`` never touches one that is gone.
final class Listener: Sendable {
  struct Live {
    let socket: Socket
    let interruption: Interruption
  }

  private struct State {
    var isStopped = false
    var threads = 0
    var accepted = 0
    var live: [Int: Live] = [:]
    var requests: [ReceivedRequest] = []
    var refused: [String] = []
    var whenStopped: [CheckedContinuation<Void, Never>] = []
  }

  let origin: HTTPOrigin
  let answer: @Sendable (HTTPRequest) async -> LoopbackAnswer
  let clock: any Clock<Duration>
  private let socket: Socket
  private let wakePipe: WakePipe
  private let state = Locked(State())

  /// Opens the socket and starts to accept.
  init(
    clock: any Clock<Duration>,
    answer: @escaping @Sendable (HTTPRequest) async -> LoopbackAnswer
  ) throws(LoopbackError) {
    self.clock = clock
    self.answer = answer
    let (socket, port) = try Socket.listening()
    self.socket = socket
    origin = HTTPOrigin(scheme: "http", host: "127.0.0.1", port: port)
    do throws(LoopbackError) {
      wakePipe = try WakePipe()
    } catch {
      socket.close()
      throw error
    }
    do throws(LoopbackError) {
      try startThread { $0.acceptConnections() }
    } catch {
      socket.close()
      wakePipe.close()
      throw error
    }
  }

  var requests: [ReceivedRequest] { state.withLock { $0.requests } }
  var refused: [String] { state.withLock { $0.refused } }
  var connectionCount: Int { state.withLock { $0.accepted } }

  func record(_ request: ReceivedRequest) { state.withLock { $0.requests.append(request) } }
  func recordRefused(_ line: String) { state.withLock { $0.refused.append(line) } }

  /// Ends every connection and every wait; the threads then end by themselves.
  func stop() {
    let live = state.withLock { state in
      guard !state.isStopped else { return [Live]() }
      state.isStopped = true
      // Under the lock, because a thread closes its socket under it.
      for live in state.live.values { live.socket.shutDown() }
      wakePipe.wake()
      return Array(state.live.values)
    }
    for connection in live { connection.interruption.stop() }
  }

  /// Waits until every thread has ended.
  func stopped() async {
    await withCheckedContinuation { continuation in
      let isOver = state.withLock { state in
        if state.threads > 0 { state.whenStopped.append(continuation) }
        return state.threads == 0
      }
      if isOver { continuation.resume() }
    }
  }

  private func startThread(
    _ work: @escaping @Sendable (Listener) -> Void
  ) throws(LoopbackError) {
    state.withLock { $0.threads += 1 }
    do throws(LoopbackError) {
      try SystemThread.start {
        work(self)
        self.threadEnded()
      }
    } catch {
      threadEnded()
      throw error
    }
  }

  private func threadEnded() {
    let waiting = state.withLock { state in
      state.threads -= 1
      guard state.threads == 0 else { return [CheckedContinuation<Void, Never>]() }
      defer { state.whenStopped = [] }
      return state.whenStopped
    }
    for continuation in waiting { continuation.resume() }
  }

  private func acceptConnections() {
    while wakePipe.waits(for: socket) {
      guard let accepted = socket.accepted() else { continue }
      let interruption = Interruption()
      let number = state.withLock { state -> Int? in
        guard !state.isStopped else { return nil }
        state.live[state.accepted] = Live(socket: accepted, interruption: interruption)
        defer { state.accepted += 1 }
        return state.accepted
      }
      guard let number else {
        accepted.close()
        break
      }
      serve(accepted, number, interruption)
    }
    stop()
    // Under the lock, because stop() writes to the pipe under it.
    state.withLock { _ in
      socket.close()
      wakePipe.close()
    }
  }

  private func serve(_ accepted: Socket, _ number: Int, _ interruption: Interruption) {
    do throws(LoopbackError) {
      try startThread { listener in
        Connection(listener, accepted, number, interruption).serve()
        listener.close(number, accepted)
      }
    } catch {
      close(number, accepted)
    }
  }

  private func close(_ number: Int, _ accepted: Socket) {
    state.withLock { state in
      state.live[number] = nil
      accepted.close()
    }
  }
}

import Dispatch
import Foundation
import HTTPTransport
import Locking

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// One request and what has come back so far. It ends once, with whatever comes first: the
/// answer, a failure, cancellation, or a silence that was too long. What URLSession reports
/// afterwards is ignored, so that nobody waits for it.
final class Exchange: Sendable {
  typealias Outcome = Result<HTTPResponse, TransportError>

  private struct State {
    var task: URLSessionDataTask?
    var response: HTTPResponse?
    var body: [UInt8] = []
    var outcome: Outcome?
    var waiting: CheckedContinuation<Outcome, Never>?
    var lastByte = Duration.zero
  }

  private let isSecure: Bool
  private let elapsed: @Sendable () -> Duration
  private let state = Locked(State())

  /// Creates an exchange that starts now; `elapsed` gives the time since then.
  init(isSecure: Bool, elapsed: @escaping @Sendable () -> Duration) {
    self.isSecure = isSecure
    self.elapsed = elapsed
  }

  /// When the last byte went or came, since the start; `nil` when the exchange has ended.
  var lastByte: Duration? {
    state.withLock { $0.outcome == nil ? $0.lastByte : nil }
  }

  /// Waits for the end.
  func outcome() async -> Outcome {
    await withCheckedContinuation { continuation in
      let outcome = state.withLock { state in
        if state.outcome == nil { state.waiting = continuation }
        return state.outcome
      }
      if let outcome { continuation.resume(returning: outcome) }
    }
  }

  /// Starts the task, unless the exchange has ended already.
  func start(_ task: URLSessionDataTask) {
    let isOver = state.withLock { state in
      state.task = task
      return state.outcome != nil
    }
    task.resume()
    if isOver { Self.cancel(task) }
  }

  /// Notes that bytes went out.
  func sent() {
    let now = elapsed()
    state.withLock { $0.lastByte = now }
  }

  /// Notes status and fields.
  func received(_ response: URLResponse) {
    guard let head = HTTPResponse(response) else { return }
    let now = elapsed()
    state.withLock { state in
      state.lastByte = now
      state.response = head
      let length = head.headers["Content-Length"].flatMap(Int.init) ?? 0
      // The field may lie: what it says is a hint, not an amount to allocate.
      state.body.reserveCapacity(max(0, min(length, 4 << 20)))
    }
  }

  /// Adds to the body.
  func received(_ data: Data) {
    let now = elapsed()
    state.withLock { state in
      state.lastByte = now
      data.withUnsafeBytes { state.body.append(contentsOf: $0) }
    }
  }

  /// Ends with what has been received; `response` is used if none was reported before.
  func complete(_ error: (any Error)?, response: URLResponse?) {
    let outcome = state.withLock { state -> Outcome in
      // It has ended by itself and must not be cancelled any more.
      state.task = nil
      if let error {
        let failure = FailureTranslation(hasHead: state.response != nil, isSecure: isSecure)
        return .failure(failure.transportError(for: error))
      }
      guard var answer = state.response ?? response.flatMap(HTTPResponse.init) else {
        return .failure(.malformedResponse)
      }
      answer.body = state.body
      state.body = []
      return .success(answer)
    }
    end(outcome)
  }

  /// Ends with `outcome`, if nothing came before.
  func end(_ outcome: Outcome) {
    let (waiting, task) = state.withLock { state in
      guard state.outcome == nil else {
        return (CheckedContinuation<Outcome, Never>?.none, URLSessionDataTask?.none)
      }
      state.outcome = outcome
      state.body = []
      defer { (state.waiting, state.task) = (nil, nil) }
      return (state.waiting, state.task)
    }
    waiting?.resume(returning: outcome)
    if case .failure = outcome, let task { Self.cancel(task) }
  }

  /// Cancelling waits for URLSession's queue, which may wait for the very task that is being
  /// cancelled: so it is done elsewhere.
  private static func cancel(_ task: URLSessionDataTask) {
    DispatchQueue.global().async { task.cancel() }
  }
}

extension HTTPResponse {
  /// Status and fields, the fields ordered by name.
  fileprivate init?(_ response: URLResponse) {
    guard let response = response as? HTTPURLResponse else { return nil }
    let fields = response.allHeaderFields.map {
      HTTPFields.Field(name: "\($0.key)", value: "\($0.value)")
    }
    self.init(
      status: response.statusCode, headers: HTTPFields(fields.sorted { $0.name < $1.name }))
  }
}

public import HTTPTransport
import Locking

/// Sends requests through another transport and hands each exchange, as a file without secrets,
/// to a sink. What writes files stays outside.
///
/// ```swift
/// let recording = RecordingTransport(
///   of: transport, secrets: [token], now: { Int(Date().timeIntervalSince1970) }
/// ) { name, bytes in
///   try folder.write(bytes, to: name)
/// }
/// ```
///
/// It fails closed. Only the header fields of ``KeptHeaders`` are kept. URL, kept headers and
/// body are searched, of request and response, without case and behind percent-encoding, JSON
/// escapes, base64 and UTF-16: for the named secrets, for the credentials that the request
/// carries, for GitHub's forms of tokens, for credentials in header values, and for query items
/// that are secrets by name. If one is found the exchange is not handed over and the request
/// fails: before it is sent when the secret is in the request, and instead of its answer when it
/// is in the response. What fails without an answer is not recorded.
public struct RecordingTransport: Transport {
  /// Takes the name and the content of a file.
  ///
  /// ```swift
  /// let sink: RecordingTransport.Sink = { name, bytes in try folder.write(bytes, to: name) }
  /// ```
  public typealias Sink = @Sendable (_ fileName: String, _ bytes: [UInt8]) async throws -> Void

  private let inner: any Transport
  private let secrets: [String]
  private let now: @Sendable () -> Int
  private let sink: Sink
  private let sequence: Locked<Int>

  /// A transport that records what goes through `inner`.
  ///
  /// ```swift
  /// RecordingTransport(of: stubs.transport, secrets: [], now: { 0 }) { name, bytes in }
  /// ```
  ///
  /// - Parameters:
  ///   - secrets: the tokens in use. The credentials of each request are searched for anyway.
  ///   - firstSequence: the number of the first exchange; more than 1 to go on with a recording.
  ///   - now: the time of a request, in seconds since 1970-01-01T00:00:00Z.
  ///   - sink: takes each file. Parallel requests call it in parallel. What it throws fails the
  ///     request.
  public init(
    of inner: any Transport, secrets: [String], firstSequence: Int = 1,
    now: @escaping @Sendable () -> Int, sink: @escaping Sink
  ) {
    self.inner = inner
    self.secrets = secrets
    self.now = now
    self.sink = sink
    sequence = Locked(firstSequence)
  }

  /// Sends and records.
  ///
  /// ```swift
  /// let response = try await recording.send(HTTPRequest(.get, origin, "/users/octo-org"))
  /// ```
  ///
  /// - Throws: what the other transport throws; ``TransportError/recordingFailed(_:)`` when request
  ///   or response holds a secret, with words that name the place, and when the sink fails.
  public func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
    let check = RecordingCheck(secrets: secrets, request: request)
    do throws(RecordingRefusal) {
      try check.checkRequest()
    } catch {
      throw .recordingFailed(error.description)
    }
    let number = sequence.withLock { next in
      defer { next += 1 }
      return next
    }
    let time = now()
    let response = try await inner.send(request)
    let exchange = RecordedExchange(request, response, recordedAt: time, sequence: number)
    let bytes = exchange.bytes
    do throws(RecordingRefusal) {
      try check.check(response)
      try check.check(bytes)
    } catch {
      throw .recordingFailed(error.description)
    }
    do {
      try await sink(exchange.fileName, bytes)
    } catch {
      throw .recordingFailed("\(exchange.fileName) was not written: \(error)")
    }
    return response
  }
}

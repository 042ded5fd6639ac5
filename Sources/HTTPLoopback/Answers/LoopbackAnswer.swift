public import HTTPTransport

/// What a ``LoopbackServer`` sends for one request: an answer, how it is put on the wire, how
/// fast, and where it breaks off.
///
/// ```swift
/// LoopbackAnswer(HTTPResponse(status: 200, body: Array("[]".utf8)), framing: .chunked(bytes: 1))
/// LoopbackAnswer(page, cut: .body(bytes: 100, by: .reset))
/// LoopbackAnswer(bytes: Array("not HTTP\n".utf8))
/// ```
public struct LoopbackAnswer: Sendable, Hashable {
  /// How the body's end is marked (RFC 9112, section 6).
  ///
  /// ```swift
  /// // A client must report an incomplete body, not a short one.
  /// LoopbackAnswer(page, framing: .declaredLength(bytes: page.body.count + 1))
  /// ```
  public enum Framing: Sendable, Hashable {
    /// A true `Content-Length`.
    case contentLength
    /// `Transfer-Encoding: chunked` in chunks of so many bytes, at least 1. A client that speaks
    /// HTTP/1.0 gets ``untilClose``.
    case chunked(bytes: Int)
    /// Neither; the connection is closed after the body.
    case untilClose
    /// A `Content-Length` that says `bytes`, whatever is sent. The connection is closed after
    /// the body.
    case declaredLength(bytes: Int)
  }

  /// The body's `Content-Encoding` (RFC 9110, section 8.4).
  ///
  /// ```swift
  /// LoopbackAnswer(page, framing: .chunked(bytes: 1_000), coding: .gzip)
  /// ```
  public enum Coding: Sendable, Hashable {
    /// None.
    case identity
    /// `gzip`, whether the client accepts it or not.
    case gzip
  }

  /// How an answer breaks off.
  ///
  /// ```swift
  /// LoopbackAnswer.nothing(by: .hang)  // for a test of time-outs
  /// ```
  public enum End: Sendable, Hashable {
    /// The connection is closed in order (FIN).
    case close
    /// The connection is reset (RST).
    case reset
    /// The connection stays open and silent until the client gives up.
    case hang
  }

  /// Where and how an answer breaks off.
  ///
  /// ```swift
  /// LoopbackAnswer(page, framing: .chunked(bytes: 64), cut: .body(bytes: 100, by: .close))
  /// ```
  public enum Cut: Sendable, Hashable {
    /// Before its first byte.
    case beforeHead(by: End)
    /// After the header fields and so many bytes of the body, counted after coding and before
    /// framing.
    case body(bytes: Int, by: End)
  }

  /// What is sent.
  ///
  /// ```swift
  /// var late = answer
  /// late.content = .response(HTTPResponse(status: 503))
  /// ```
  public enum Content: Sendable, Hashable {
    /// An answer. Its `Content-Length`, `Transfer-Encoding`, `Content-Encoding` and `Connection`
    /// fields are replaced by what ``framing`` and ``coding`` say.
    case response(HTTPResponse)
    /// Bytes as they are, then the end of the connection.
    case bytes([UInt8])
  }

  /// What is sent.
  ///
  /// ```swift
  /// answer.content = .bytes(Array("not HTTP\n".utf8))
  /// ```
  public var content: Content
  /// How the body's end is marked.
  ///
  /// ```swift
  /// answer.framing = .chunked(bytes: 64)
  /// ```
  public var framing: Framing
  /// The body's coding.
  ///
  /// ```swift
  /// answer.coding = .gzip
  /// ```
  public var coding: Coding
  /// The time before the first byte, on the server's clock.
  ///
  /// ```swift
  /// answer.delay = .milliseconds(200)
  /// ```
  public var delay: Duration
  /// The time between header fields and body, on the server's clock.
  ///
  /// ```swift
  /// answer.bodyDelay = .seconds(1)
  /// ```
  public var bodyDelay: Duration
  /// The body's bytes a second, on the server's clock: it is sent in slices of a twentieth of
  /// that, each after the time that it takes. `nil`: at once.
  ///
  /// ```swift
  /// answer.bandwidth = 10_000
  /// ```
  public var bandwidth: Int?
  /// Where the answer breaks off; `nil`: nowhere.
  ///
  /// ```swift
  /// answer.cut = .body(bytes: 100, by: .reset)
  /// ```
  public var cut: Cut?

  /// Creates an answer from a response.
  ///
  /// ```swift
  /// LoopbackAnswer(HTTPResponse(status: 404), delay: .milliseconds(200))
  /// ```
  public init(
    _ response: HTTPResponse,
    framing: Framing = .contentLength,
    coding: Coding = .identity,
    delay: Duration = .zero,
    bodyDelay: Duration = .zero,
    bandwidth: Int? = nil,
    cut: Cut? = nil
  ) {
    self.init(.response(response), framing, coding, delay, bodyDelay, bandwidth, cut)
  }

  /// Creates an answer of bytes as they are, for what is no HTTP.
  ///
  /// ```swift
  /// LoopbackAnswer(bytes: Array("SSH-2.0-OpenSSH_9.2\r\n".utf8))
  /// ```
  public init(bytes: [UInt8], delay: Duration = .zero) {
    self.init(.bytes(bytes), .untilClose, .identity, delay, .zero, nil, nil)
  }

  /// Nothing at all: the connection ends before an answer.
  ///
  /// ```swift
  /// LoopbackAnswer.nothing(by: .reset)
  /// ```
  public static func nothing(by end: End) -> LoopbackAnswer {
    LoopbackAnswer(HTTPResponse(status: 200), cut: .beforeHead(by: end))
  }

  private init(
    _ content: Content, _ framing: Framing, _ coding: Coding, _ delay: Duration,
    _ bodyDelay: Duration, _ bandwidth: Int?, _ cut: Cut?
  ) {
    self.content = content
    self.framing = framing
    self.coding = coding
    self.delay = delay
    self.bodyDelay = bodyDelay
    self.bandwidth = bandwidth
    self.cut = cut
  }
}

public import HTTPTransport

extension LoopbackAnswer {
  /// What a client sees when `transport`, for example stubs, answers `request`: a failure is
  /// played on the wire where it can be, and is a 500 with its words where it cannot.
  ///
  /// ```swift
  /// let server = try LoopbackServer { await LoopbackAnswer(of: $0, from: stubs) }
  /// ```
  public init(of request: HTTPRequest, from transport: any Transport) async {
    do throws(TransportError) {
      self.init(try await transport.send(request))
    } catch {
      self = Self.failure(error)
    }
  }

  private static func failure(_ error: TransportError) -> LoopbackAnswer {
    switch error {
    case .timedOut: .nothing(by: .hang)
    case .connectionLost, .cannotConnect, .hostNotFound: .nothing(by: .close)
    case .malformedResponse: LoopbackAnswer(bytes: Array("not HTTP\r\n\r\n".utf8))
    case .incompleteBody:
      LoopbackAnswer(HTTPResponse(status: 200), framing: .declaredLength(bytes: 1))
    case .cancelled, .tls, .invalidRequest, .unexpectedRequest, .recordingFailed, .other:
      LoopbackAnswer(HTTPResponse(status: 500, body: Array("\(error)\n".utf8)))
    }
  }
}

import HTTPTransport
import MajorDomain

extension APIError {
  /// The domain's word for what the transport says.
  init(_ error: TransportError) {
    switch error {
    case .cancelled: self = .cancelled
    case .hostNotFound: self = .unreachable(.hostNotFound)
    case .cannotConnect: self = .unreachable(.cannotConnect)
    case .timedOut: self = .unreachable(.timedOut)
    case .connectionLost: self = .unreachable(.connectionLost)
    case .incompleteBody: self = .unreachable(.incompleteBody)
    case .malformedResponse: self = .unreachable(.malformedResponse)
    case .tls(let words): self = .unreachable(.tls(words))
    case .invalidRequest(let words): self = .badURL(words)
    case .unexpectedRequest(let report): self = .notRecorded(report)
    case .recordingFailed(let words): self = .recordingFailed(words)
    case .other(let words): self = .unreachable(.other(words))
    }
  }
}

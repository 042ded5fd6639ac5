import Foundation
import HTTPTransport

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Says what an error of URLSession means. On Linux most of libcurl's errors come as `unknown`
/// (-1), so it also counts how far the exchange had come; a text is never looked at.
struct FailureTranslation {
  /// Whether status and fields had been received.
  let hasHead: Bool
  /// Whether the request went over TLS.
  let isSecure: Bool

  func transportError(for error: any Error) -> TransportError {
    guard let error = error as? URLError else { return .other("\(error)") }
    switch error.code {
    case .cancelled: return .cancelled
    case .timedOut: return .timedOut
    case .cannotFindHost, .dnsLookupFailed: return .hostNotFound
    case .cannotConnectToHost, .notConnectedToInternet, .internationalRoamingOff,
      .dataNotAllowed, .callIsActive:
      return .cannotConnect
    case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid,
      .clientCertificateRejected, .clientCertificateRequired,
      .appTransportSecurityRequiresSecureConnection:
      return .tls(error.localizedDescription)
    case .networkConnectionLost: return hasHead ? .incompleteBody : .connectionLost
    case .cannotParseResponse, .cannotDecodeRawData, .cannotDecodeContentData:
      return .malformedResponse
    case .badURL: return .invalidRequest(error.localizedDescription)
    default: return rest(error)
    }
  }

  #if canImport(FoundationNetworking)
  private func rest(_ error: URLError) -> TransportError {
    switch error.code {
    // libcurl: "got nothing".
    case .badServerResponse: .connectionLost
    // libcurl's name for an answer that does not begin as HTTP/1 does; our schemes are checked.
    case .unsupportedURL: .malformedResponse
    case .unknown where hasHead: .incompleteBody
    // The handshake, nearly always; also a head that URLSession cannot read.
    case .unknown where isSecure: .tls(error.localizedDescription)
    default: .other(error.localizedDescription)
    }
  }
  #else
  private func rest(_ error: URLError) -> TransportError {
    error.code == .badServerResponse ? .malformedResponse : .other(error.localizedDescription)
  }
  #endif
}

import Foundation
import HTTPTransport
import Testing

@testable import URLSessionTransport

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite struct FailureTranslationTests {
  @Test(
    arguments: [
      (.cancelled, .cancelled), (.timedOut, .timedOut), (.cannotFindHost, .hostNotFound),
      (.dnsLookupFailed, .hostNotFound), (.cannotConnectToHost, .cannotConnect),
      (.notConnectedToInternet, .cannotConnect), (.networkConnectionLost, .connectionLost),
      (.cannotParseResponse, .malformedResponse), (.cannotDecodeContentData, .malformedResponse),
    ] as [(URLError.Code, TransportError)])
  func names(_ code: URLError.Code, expected: TransportError) {
    let translation = FailureTranslation(hasHead: false, isSecure: true)
    #expect(translation.transportError(for: URLError(code)) == expected)
  }

  @Test func tellsALostBodyFromALostAnswer() {
    let translation = FailureTranslation(hasHead: true, isSecure: true)
    #expect(translation.transportError(for: URLError(.networkConnectionLost)) == .incompleteBody)
  }

  @Test(arguments: [URLError.Code.secureConnectionFailed, .serverCertificateUntrusted])
  func knowsTLS(_ code: URLError.Code) {
    let error = URLError(code)
    let translation = FailureTranslation(hasHead: false, isSecure: true)
    #expect(translation.transportError(for: error) == .tls(error.localizedDescription))
  }
}

import HTTPTransport

/// Searches everything that would be written of an exchange, part by part.
struct RecordingCheck: Sendable {
  private let search: SecretSearch
  private let request: HTTPRequest

  /// - Parameters:
  ///   - secrets: tokens in use; the credentials that the request carries are added to them.
  ///   - request: as it is sent, with all its header fields.
  init(secrets: [String], request: HTTPRequest) {
    search = SecretSearch(tokens: secrets + Self.credentials(of: request))
    self.request = request
  }

  /// Searches what would be kept of the request.
  func checkRequest() throws(RecordingRefusal) {
    try refuse(search.find(in: Array(request.url.utf8)), .url)
    for field in KeptHeaders.ofRequests.filter(request.headers).fields {
      try refuse(search.find(inHeader: field.value), .requestHeader(field.name))
    }
    try refuse(search.find(in: request.body), .requestBody)
  }

  /// Searches what would be kept of the response.
  func check(_ response: HTTPResponse) throws(RecordingRefusal) {
    for field in KeptHeaders.ofResponses.filter(response.headers).fields {
      try refuse(search.find(inHeader: field.value), .responseHeader(field.name))
    }
    try refuse(search.find(in: response.body), .responseBody)
  }

  /// Searches the finished file once more, whatever it was made of.
  func check(_ file: [UInt8]) throws(RecordingRefusal) {
    try refuse(search.find(in: file), .file)
  }

  private func refuse(
    _ finding: SecretFinding?, _ place: RecordingRefusal.Place
  ) throws(RecordingRefusal) {
    guard let finding else { return }
    throw RecordingRefusal(
      method: request.method, origin: request.origin, place: place, finding: finding)
  }

  /// What the request carries: the value of `Authorization` without its scheme, and the password
  /// inside if the scheme is Basic (RFC 7617, section 2).
  private static func credentials(of request: HTTPRequest) -> [String] {
    ["Authorization", "Proxy-Authorization"].flatMap(request.headers.values).flatMap { value in
      let parts = value.split(separator: " ", maxSplits: 1)
      guard let last = parts.last.map(String.init) else { return [String]() }
      guard parts.count == 2, parts[0].lowercased() == "basic" else { return [last] }
      let pair = SecretReadings.decodedBase64(Array(last.utf8), shortest: 1).first ?? []
      let password = pair.split(separator: UInt8(ascii: ":"), maxSplits: 1).dropFirst().first
      let text = String(decoding: password ?? [], as: UTF8.self)
      return [last, String(text.drop { $0 == " " }.prefix { $0 != " " })]
    }
  }
}

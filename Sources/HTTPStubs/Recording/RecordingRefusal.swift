import HTTPTransport

/// Why an exchange was not recorded: a secret would have been written.
struct RecordingRefusal: Error, Sendable, Hashable, CustomStringConvertible {
  /// Which part holds the secret.
  enum Place: Sendable, Hashable {
    /// The address, which also gives the file its name.
    case url
    /// A header field of the request that would have been kept.
    case requestHeader(String)
    /// The body of the request.
    case requestBody
    /// A header field of the response that would have been kept.
    case responseHeader(String)
    /// The body of the response.
    case responseBody
    /// The finished file, and none of its parts alone.
    case file
  }

  /// The method of the request.
  let method: HTTPMethod
  /// Where it went. The path is left out, since it may hold the secret.
  let origin: HTTPOrigin
  /// Which part holds the secret.
  let place: Place
  /// What kind of secret it is.
  let finding: SecretFinding

  /// What happened, without the secret and without a full stop.
  var description: String {
    let part =
      switch place {
      case .url: "its URL"
      case .requestHeader(let name): "its header \(name)"
      case .requestBody: "its body"
      case .responseHeader(let name): "the response header \(name)"
      case .responseBody: "the response body"
      case .file: "the recording"
      }
    return "\(method.rawValue) \(origin) is not recorded: \(part) holds \(finding)"
  }
}

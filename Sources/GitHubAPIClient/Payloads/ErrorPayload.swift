import StrictJSON

/// The body of a refusal (GitHub REST, "Troubleshooting the REST API"): a `message`, sometimes
/// more.
struct ErrorPayload {
  /// GitHub's own words.
  var message: String?

  private enum Key: String, CaseIterable { case message }
  private static let keys = JSONKeys<Key>()

  /// Fails when the body is no JSON object; a refusal is then known by its status alone.
  init?(_ body: [UInt8]) {
    do {
      message = try JSONReader.read(body) { reader throws(JSONReadError) in
        var message: String?
        try reader.object(Self.keys) { key, reader throws(JSONReadError) in
          switch key {
          case .message: message = try reader.stringOrNull()
          }
        }
        return message
      }
    } catch {
      return nil
    }
  }
}

import StrictJSON

/// The body of a refusal (GitHub REST, "Troubleshooting the REST API"): a `message`, sometimes
/// more.
struct ErrorPayload {
  /// GitHub's own words.
  var message: String?

  private enum Key: String, CaseIterable { case message, errors }
  private static let keys = JSONKeys<Key>()

  /// Fails when the body is no JSON object; a refusal is then known by its status alone.
  init?(_ body: [UInt8]) {
    do {
      message = try JSONReader.read(body) { reader throws(JSONReadError) in
        var sentences: [String] = []
        try reader.object(Self.keys) { key, reader throws(JSONReadError) in
          switch key {
          case .message:
            if let message = try reader.stringOrNull() { sentences.insert(message, at: 0) }
          case .errors: sentences += try Self.details(&reader)
          }
        }
        return sentences.isEmpty ? nil : sentences.joined(separator: ": ")
      }
    } catch {
      return nil
    }
  }

  /// What `errors` says beside the message (schema `validation-error`); only some items have words.
  private static func details(_ reader: inout JSONReader) throws(JSONReadError) -> [String] {
    var details: [String] = []
    let errors = try reader.value()
    for error in errors.array ?? [] {
      if let message = error["message"]?.string { details.append(message) }
    }
    return details
  }

  private enum AnswerKey: String, CaseIterable { case data, errors }
  private static let answerKeys = JSONKeys<AnswerKey>()
  private enum ItemKey: String, CaseIterable { case type }
  private static let itemKeys = JSONKeys<ItemKey>()

  /// Whether a body is GraphQL's way to speak of a rate limit: no data, and an error of one of the
  /// two types that GitHub has used for it.
  static func isRateLimit(_ body: [UInt8]) -> Bool {
    // An answer with data is long, and every one of them comes through here.
    guard body.count < 8_192 else { return false }
    var types: [String] = []
    var hasData = false
    do {
      try JSONReader.read(body) { reader throws(JSONReadError) in
        try reader.object(answerKeys) { key, reader throws(JSONReadError) in
          switch key {
          case .data:
            hasData = try !reader.null()
            if hasData { try reader.skip() }
          case .errors:
            try reader.array { reader throws(JSONReadError) in
              try reader.object(itemKeys) { key, reader throws(JSONReadError) in
                switch key {
                case .type: if let type = try reader.stringOrNull() { types.append(type) }
                }
              }
            }
          }
        }
      }
    } catch {
      return false
    }
    return !hasData && types.contains { $0 == "RATE_LIMIT" || $0 == "RATE_LIMITED" }
  }
}

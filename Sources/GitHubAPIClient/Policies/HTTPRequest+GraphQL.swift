package import HTTPTransport
import StrictJSON

extension HTTPRequest {
  /// Whether this is a request of GraphQL (GitHub GraphQL, "Forming calls").
  package var isGraphQL: Bool { method == .post && path.hasSuffix("/graphql") }

  /// Whether sending the request twice has the same effect as sending it once: by its method, or
  /// because it is a GraphQL query, which only reads.
  package var isRepeatable: Bool {
    method.isIdempotent || (isGraphQL && GraphQLDocument.onlyReads(body))
  }
}

/// The document in the body of a GraphQL request.
private enum GraphQLDocument {
  private enum Key: String, CaseIterable { case query }
  private static let keys = JSONKeys<Key>()

  /// Whether no operation in it can be anything but a query. A document with the word for another
  /// kind anywhere counts as writing, whichever of its operations is meant.
  static func onlyReads(_ body: [UInt8]) -> Bool {
    let document: String?
    do throws(JSONReadError) {
      document = try JSONReader.read(body) { reader throws(JSONReadError) in
        var document: String?
        try reader.object(keys) { key, reader throws(JSONReadError) in
          switch key {
          case .query: document = try reader.stringOrNull()
          }
        }
        return document
      }
    } catch {
      return false
    }
    guard let document else { return false }
    let words = document.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return !words.contains("mutation") && !words.contains("subscription")
  }
}

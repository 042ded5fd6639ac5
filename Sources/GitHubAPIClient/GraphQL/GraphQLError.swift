import MajorDomain
import StrictJSON

/// One entry of the `errors` of an answer (GraphQL specification, section 7.1.2), with the `type`
/// that GitHub adds.
package struct GraphQLError: Sendable, Hashable {
  /// What GitHub's `type` and `extensions` say.
  package enum Kind: Sendable, Hashable {
    /// `NOT_FOUND`: no such thing, or one that the token may not see.
    case notFound
    /// `FORBIDDEN` or `INSUFFICIENT_SCOPES`; `needsSSO` when the organisation wants the token authorised for single
    /// sign-on (`saml_failure`).
    case forbidden(needsSSO: Bool)
    /// `RATE_LIMIT`, or `RATE_LIMITED` as it was spelled before.
    case rateLimited
    /// Any other type; `nil` for an error without one, as time-outs and invalid queries are.
    case other(String?)
  }

  /// What kind of error.
  package var kind: Kind
  /// GitHub's words.
  package var message: String
  /// Where in the answer the value is missing; indices in decimal.
  package var path: [String]

  /// Creates an error.
  package init(_ kind: Kind, message: String = "", path: [String] = []) {
    self.kind = kind
    self.message = message
    self.path = path
  }

  private enum Key: String, CaseIterable { case type, message, path, extensions }
  private enum ExtensionKey: String, CaseIterable { case samlFailure = "saml_failure" }
  private static let keys = JSONKeys<Key>()
  private static let extensionKeys = JSONKeys<ExtensionKey>()

  /// Reads one entry.
  static func read(_ reader: inout JSONReader) throws(JSONReadError) -> GraphQLError {
    var type: String?
    var error = GraphQLError(.other(nil))
    var needsSSO = false
    try reader.object(keys) { key, reader throws(JSONReadError) in
      switch key {
      case .type: type = try reader.stringOrNull()
      case .message: error.message = try reader.stringOrNull() ?? ""
      case .path: error.path = try path(&reader)
      case .extensions: needsSSO = try samlFailure(&reader)
      }
    }
    error.kind =
      switch type {
      case "NOT_FOUND": .notFound
      case "FORBIDDEN", "INSUFFICIENT_SCOPES": .forbidden(needsSSO: needsSSO)
      case "RATE_LIMIT", "RATE_LIMITED": .rateLimited
      default: .other(type)
      }
    return error
  }

  private static func path(_ reader: inout JSONReader) throws(JSONReadError) -> [String] {
    guard try !reader.null() else { return [] }
    let steps = try reader.array { reader throws(JSONReadError) in try reader.value() }
    return steps.map { $0.string ?? $0.number?.literal ?? "" }
  }

  private static func samlFailure(_ reader: inout JSONReader) throws(JSONReadError) -> Bool {
    guard try !reader.null() else { return false }
    var isFailure = false
    try reader.object(extensionKeys) { key, reader throws(JSONReadError) in
      switch key {
      case .samlFailure: isFailure = try reader.boolOrNull() ?? false
      }
    }
    return isFailure
  }
}

extension APIError {
  /// What an answer means that has no data but these errors.
  init(_ errors: [GraphQLError]) {
    let message = errors.first?.message
    if errors.contains(where: { $0.kind == .notFound }) {
      self = .notFound
    } else if let refusal = errors.first(where: \.isForbidden) {
      self = .forbidden(
        message: refusal.message,
        permissions: PermissionReport(
          needsSingleSignOn: refusal.kind == .forbidden(needsSSO: true)))
    } else {
      self = .queryFailed(message: message)
    }
  }
}

extension GraphQLError {
  /// Whether the token may not see the value.
  var isForbidden: Bool {
    if case .forbidden = kind { true } else { false }
  }
}

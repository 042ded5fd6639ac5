package import StrictJSON

/// A GraphQL document and its variables, as a value (GraphQL over HTTP, "JSON encoding").
///
/// What users typed goes into the variables and never into the text, so nothing has to be quoted
/// there and equal queries have equal texts.
package struct GraphQLQuery: Sendable, Hashable {
  /// The document with its one operation: `query(…) { … }` or `mutation(…) { … }`.
  package var text: String
  /// The values of its variables: an object.
  package var variables: JSONValue

  /// Creates a query.
  package init(_ text: String, variables: JSONValue = [:]) {
    self.text = text
    self.variables = variables
  }

  /// Whether sending it twice does the same as sending it once.
  package var isReadOnly: Bool { !text.hasPrefix("mutation") }

  /// The body of its request; `query` stands first.
  package var body: [UInt8] {
    var members = [JSONValue.Member("query", .string(text))]
    if variables != [:] { members.append(.init("variables", variables)) }
    return Array(JSONValue.object(members).compactText.utf8)
  }
}

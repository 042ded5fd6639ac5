package import HTTPTransport
import StrictJSON

/// The answer to a query: data, errors, or both (GraphQL specification, section 7.1).
package struct GraphQLAnswer<Value: Sendable>: Sendable {
  /// What was read from `data`; it may have nulls where an error explains one.
  package var value: Value
  /// What went wrong with parts of it.
  package var errors: [GraphQLError]
  /// The header fields of the answer.
  package var headers: HTTPFields
}

/// The members of the answer's object.
private enum AnswerKey: String, CaseIterable { case data, errors }
private let answerKeys = JSONKeys<AnswerKey>()

extension GraphQLAnswer {
  /// Reads an answer's body: `nil` for the value when `data` is absent or `null`.
  static func read(
    _ body: [UInt8], value: (inout JSONReader) throws(JSONReadError) -> Value
  ) throws(JSONReadError) -> (value: Value?, errors: [GraphQLError]) {
    try JSONReader.read(body) { reader throws(JSONReadError) in
      var data: Value?
      var errors: [GraphQLError] = []
      try reader.object(answerKeys) { key, reader throws(JSONReadError) in
        switch key {
        case .data: data = try reader.null() ? nil : value(&reader)
        case .errors: errors = try reader.null() ? [] : reader.array(of: GraphQLError.read)
        }
      }
      return (data, errors)
    }
  }
}

package import HTTPTransport
package import MajorDomain
package import StrictJSON

/// GraphQL (GitHub GraphQL, "Forming calls with GraphQL"): one POST a query, with a token.
extension GitHubClient {
  /// The request that carries a query.
  package func graphQLRequest(_ query: GraphQLQuery) -> HTTPRequest {
    var request = restRequest("")
    request.method = .post
    request.target = host.graphQLTarget
    request.headers["Content-Type"] = "application/json"
    request.body = query.body
    return request
  }

  /// Sends a query and reads its data.
  ///
  /// - Parameter value: Reads `data`, which is never `null` here; where an error explains one,
  ///   there may be a `null` anywhere inside.
  /// - Throws: ``APIError/rateLimited(_:)`` also when GitHub says so with status 200; what the
  ///   errors mean when there is no data. Errors beside data are returned and not thrown.
  package func graphQL<Value: Sendable>(
    _ query: GraphQLQuery, reading value: (inout JSONReader) throws(JSONReadError) -> Value
  ) async throws(APIError) -> GraphQLAnswer<Value> {
    let response = try await send(graphQLRequest(query))
    guard !response.body.isEmpty else { throw .missingData }
    let read: (value: Value?, errors: [GraphQLError])
    do throws(JSONReadError) {
      read = try GraphQLAnswer.read(response.body, value: value)
    } catch {
      throw ContentType.isHTML(response)
        ? .unexpectedPage(status: response.status) : .undecodableData("\(error)")
    }
    if read.errors.contains(where: { $0.kind == .rateLimited }) {
      throw .rateLimited(
        RateLimitReport(
          kind: .primary, limit: response.headers["X-RateLimit-Limit"].flatMap { Int($0) },
          resetsAt: ServerTime(response, now: now()).rateLimitReset(response),
          isAuthenticated: token != nil))
    }
    guard let value = read.value else {
      throw read.errors.isEmpty ? .missingData : APIError(read.errors)
    }
    return GraphQLAnswer(value: value, errors: read.errors, headers: response.headers)
  }
}

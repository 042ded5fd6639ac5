import HTTPTransport
import MajorDomain
import StrictJSON

/// The answer of `GET /rate_limit`, of which three resources are wanted.
enum RateLimitPayload {
  private enum Key: String, CaseIterable { case resources }
  private static let keys = JSONKeys<Key>()
  private enum Resource: String, CaseIterable { case core, search, graphql }
  private static let resources = JSONKeys<Resource>()
  private enum Member: String, CaseIterable { case limit, remaining, reset }
  private static let members = JSONKeys<Member>()

  /// Reads the limits.
  static func limits(_ response: HTTPResponse) throws(APIError) -> [RateLimitStatus] {
    guard !response.body.isEmpty else { throw .missingData }
    do throws(JSONReadError) {
      return try JSONReader.read(response.body) { reader throws(JSONReadError) in
        var limits: [Resource: RateLimitStatus] = [:]
        try reader.object(keys) { key, reader throws(JSONReadError) in
          switch key {
          case .resources:
            try reader.object(resources) { resource, reader throws(JSONReadError) in
              limits[resource] = try status(resource, &reader)
            }
          }
        }
        return Resource.allCases.compactMap { limits[$0] }
      }
    } catch {
      throw ContentType.isHTML(response)
        ? .unexpectedPage(status: response.status) : .undecodableData("\(error)")
    }
  }

  private static func status(
    _ resource: Resource, _ reader: inout JSONReader
  ) throws(JSONReadError) -> RateLimitStatus {
    var status = RateLimitStatus(
      resource: resource.rawValue, limit: 0, remaining: 0,
      resetsAt: Timestamp(secondsSinceEpoch: 0))
    try reader.object(members) { member, reader throws(JSONReadError) in
      switch member {
      case .limit: status.limit = try reader.int()
      case .remaining: status.remaining = try reader.int()
      case .reset: status.resetsAt = Timestamp(secondsSinceEpoch: try reader.int())
      }
    }
    return status
  }
}

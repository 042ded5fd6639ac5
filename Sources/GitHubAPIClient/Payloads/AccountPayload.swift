import HTTPTransport
import MajorDomain
import StrictJSON

/// A user or an organisation as REST writes it (schemas `public-user`, `private-user`,
/// `organization-full`): what listing its repositories has to know.
struct AccountPayload: Sendable, Hashable {
  /// The login.
  var login = ""
  /// Whether it is an organisation.
  var isOrganization = false
  /// How many public repositories it owns.
  var publicRepositories: Int?
  /// How many private ones, if the token may know.
  var privateRepositories: Int?

  private enum Key: String, CaseIterable {
    case login, type
    case publicRepositories = "public_repos"
    case privateRepositories = "owned_private_repos"
  }
  private static let keys = JSONKeys<Key>()

  init(_ response: HTTPResponse) throws(APIError) {
    guard !response.body.isEmpty else { throw .missingData }
    do throws(JSONReadError) {
      self = try JSONReader.read(response.body, Self.read)
    } catch {
      throw ContentType.isHTML(response)
        ? .unexpectedPage(status: response.status) : .undecodableData("\(error)")
    }
  }

  private init() {}

  private static func read(_ reader: inout JSONReader) throws(JSONReadError) -> AccountPayload {
    var account = AccountPayload()
    try reader.object(keys) { key, reader throws(JSONReadError) in
      switch key {
      case .login: account.login = try reader.string()
      case .type: account.isOrganization = try reader.stringOrNull() == "Organization"
      case .publicRepositories: account.publicRepositories = try reader.intOrNull()
      case .privateRepositories: account.privateRepositories = try reader.intOrNull()
      }
    }
    return account
  }
}

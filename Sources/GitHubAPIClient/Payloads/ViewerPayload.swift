import HTTPTransport
import MajorDomain
import StrictJSON

/// A user as REST writes it, of which only the login is wanted.
enum ViewerPayload {
  private enum Key: String, CaseIterable { case login }
  private static let keys = JSONKeys<Key>()

  /// Reads the login.
  static func login(_ response: HTTPResponse) throws(APIError) -> Login {
    guard !response.body.isEmpty else { throw .missingData }
    let text: String?
    do throws(JSONReadError) {
      text = try JSONReader.read(response.body) { reader throws(JSONReadError) in
        var login: String?
        try reader.object(keys) { key, reader throws(JSONReadError) in
          switch key {
          case .login: login = try reader.string()
          }
        }
        return login
      }
    } catch {
      throw ContentType.isHTML(response)
        ? .unexpectedPage(status: response.status) : .undecodableData("\(error)")
    }
    guard let text, let login = Login(text) else { throw .undecodableData("no login") }
    return login
  }
}

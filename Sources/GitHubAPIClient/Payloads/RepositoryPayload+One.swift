import HTTPTransport
import MajorDomain
import StrictJSON

extension RepositoryPayload {
  /// Reads the body of one repository.
  static func one(_ response: HTTPResponse) throws(APIError) -> Repository {
    guard !response.body.isEmpty else { throw .missingData }
    do throws(JSONReadError) {
      return try JSONReader.read(response.body) { reader throws(JSONReadError) in
        try read(&reader)
      }
    } catch {
      throw ContentType.isHTML(response)
        ? .unexpectedPage(status: response.status) : .undecodableData("\(error)")
    }
  }
}

import HTTPStubs
import HTTPTransport
import StrictJSON

/// Answers from the built-in sample. Who asks for something else wrote no test and needs no
/// comparison field by field, but to know what the sample holds.
struct SampleTransport: Transport {
  private let replay: ReplayTransport

  init(_ exchanges: [RecordedExchange]) { replay = ReplayTransport(exchanges) }

  func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
    do throws(TransportError) {
      return try await replay.send(request)
    } catch .unexpectedRequest {
      if let repository = repository(request.path) { return repository }
      if let found = SampleSearch(repositories: repositories).answer(request) { return found }
      throw .unexpectedRequest(
        """
        the sample has no answer to \(request.method.rawValue) \(request.target)
        It holds the account \(accounts.joined(separator: ", ")) and its repositories.
        """)
    }
  }

  /// Every repository of the recorded lists.
  private var repositories: [JSONValue] {
    replay.exchanges.filter { $0.request.path.hasSuffix("/repos") }
      .flatMap { (try? JSONValue(parsing: $0.response.body))?.array ?? [] }
  }

  /// What `/repos/OWNER/NAME` is by the lists, which tell all that is asked of one repository.
  private func repository(_ path: String) -> HTTPResponse? {
    let prefix = "/repos/"
    guard path.hasPrefix(prefix),
      let repository = repositories.first(where: {
        $0["full_name"]?.string?.lowercased() == path.dropFirst(prefix.count).lowercased()
      })
    else { return nil }
    return HTTPResponse(
      status: 200, headers: ["Content-Type": "application/json; charset=utf-8"],
      body: Array(repository.compactText.utf8))
  }

  /// Whose resources were recorded, as the paths say: `/users/NAME` and `/repos/NAME`.
  private var accounts: [String] {
    let names = replay.exchanges.compactMap { exchange -> String? in
      let steps = exchange.request.path.split(separator: "/")
      return steps.count > 1 && ["users", "repos"].contains(steps[0]) ? String(steps[1]) : nil
    }
    return Set(names).sorted()
  }
}

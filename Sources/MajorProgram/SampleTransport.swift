import HTTPStubs
import HTTPTransport

/// Answers from the built-in sample. Who asks for something else wrote no test and needs no
/// comparison field by field, but to know what the sample holds.
struct SampleTransport: Transport {
  private let replay: ReplayTransport

  init(_ exchanges: [RecordedExchange]) { replay = ReplayTransport(exchanges) }

  func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
    do throws(TransportError) {
      return try await replay.send(request)
    } catch .unexpectedRequest {
      throw .unexpectedRequest(
        """
        the sample has no answer to \(request.method.rawValue) \(request.target)
        It holds the account \(accounts.joined(separator: ", ")) and its repositories.
        """)
    }
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

import MajorDomain

extension NetworkFailure {
  /// What happened, as the end of a sentence.
  var words: String {
    switch self {
    case .hostNotFound: "the host could not be found"
    case .cannotConnect: "no connection"
    case .timedOut: "no answer in time"
    case .connectionLost: "the connection was lost"
    case .incompleteBody: "the answer was cut short"
    case .malformedResponse: "the answer is not HTTP"
    case .tls(let words): "no secure connection: \(words)"
    case .other(let words): words
    }
  }
}

/// How and when a played source ends.
enum SourceEnd<Failure: Error>: Sendable {
  case never
  case finish(at: Duration)
  case failure(Failure, at: Duration)

  var time: Duration? {
    switch self {
    case .never: nil
    case .finish(let time), .failure(_, let time): time
    }
  }

  func answer<Element>() -> Result<Element?, Failure> {
    if case .failure(let failure, _) = self { .failure(failure) } else { .success(nil) }
  }
}

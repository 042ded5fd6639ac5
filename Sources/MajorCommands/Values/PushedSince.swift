package import CommandGrammar
package import MajorDomain

/// A day, or a number of days before now: `2026-01-31`, `90d`.
package enum PushedSince: ArgumentValue, Hashable {
  case day(Timestamp, text: String)
  case daysAgo(Int)

  package init(argument: String) throws(ArgumentRejection) {
    if argument.hasSuffix("d"), let days = Int(argument.dropLast()), (0...36_500).contains(days) {
      self = .daysAgo(days)
    } else if argument.utf8.count == 10,
      let midnight = Timestamp(rfc3339: "\(argument)T00:00:00Z")
    {
      self = .day(midnight, text: argument)
    } else if let time = Timestamp(rfc3339: argument) {
      self = .day(time, text: argument)
    } else {
      throw .because(
        "is no date such as 2026-01-31, no time such as 2026-01-31T12:00:00Z and no number of days such as 90d"
      )
    }
  }

  package var argument: String {
    switch self {
    case .day(_, let text): text
    case .daysAgo(let days): "\(days)d"
    }
  }

  /// The time that is meant, counted from `now`.
  package func time(at now: Timestamp) -> Timestamp {
    switch self {
    case .day(let time, _): time
    case .daysAgo(let days):
      Timestamp(secondsSinceEpoch: now.secondsSinceEpoch - days * 86_400)
    }
  }
}

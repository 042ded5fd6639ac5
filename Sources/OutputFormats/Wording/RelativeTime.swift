package import MajorDomain

/// How long ago something was, in the largest unit of which there is one: `3 days ago`.
package enum RelativeTime {
  /// The words; times to come are "in 3 days".
  package static func text(of time: Timestamp, now: Timestamp) -> String {
    let (difference, overflow) = now.secondsSinceEpoch
      .subtractingReportingOverflow(time.secondsSinceEpoch)
    guard !overflow, difference != .min else {
      return now > time ? "long ago" : "far ahead"
    }
    guard let span = span(ofSeconds: abs(difference)) else { return "just now" }
    return difference > 0 ? "\(span) ago" : "in \(span)"
  }

  /// `nil` for less than a minute.
  private static func span(ofSeconds seconds: Int) -> String? {
    let days = seconds / 86_400
    switch seconds {
    case ..<60: return nil
    case ..<3_600: return counted(seconds / 60, "minute")
    case ..<86_400: return counted(seconds / 3_600, "hour")
    default: break
    }
    if days < 30 { return counted(days, "day") }
    if days < 365 { return counted(max(days * 12 / 365, 1), "month") }
    return counted(days / 365, "year")
  }

  private static func counted(_ count: Int, _ unit: String) -> String {
    "\(count) \(unit)\(count == 1 ? "" : "s")"
  }
}

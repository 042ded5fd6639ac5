package import CommandGrammar

/// A span of time, as it is typed: `90s`, `5m`, `1h`.
package struct DurationArgument: ArgumentValue, Hashable {
  /// What a number of a span counts.
  private enum Unit: Character, CaseIterable {
    case hours = "h"
    case minutes = "m"
    case seconds = "s"

    var seconds: Int {
      switch self {
      case .hours: 3600
      case .minutes: 60
      case .seconds: 1
      }
    }
  }

  /// The longest span: a day.
  private static let maximumSeconds = 86_400

  private let seconds: Int

  /// The span.
  package var duration: Duration { .seconds(seconds) }

  /// A span that the program itself names, in seconds.
  init(seconds: Int) { self.seconds = seconds }

  package init(argument: String) throws(ArgumentRejection) {
    guard let unit = argument.last.flatMap(Unit.init(rawValue:)),
      let count = Self.count(argument.dropLast()),
      (1...Self.maximumSeconds / unit.seconds).contains(count)
    else {
      throw .because("is not a time from 1s to 24h, such as 90s, 5m or 1h")
    }
    seconds = count * unit.seconds
  }

  /// In the largest unit that leaves no rest.
  package var argument: String {
    let unit = Unit.allCases.first { seconds % $0.seconds == 0 } ?? .seconds
    return "\(seconds / unit.seconds)\(unit.rawValue)"
  }

  /// Digits alone: `Int` would take a sign too.
  private static func count(_ text: Substring) -> Int? {
    text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(text) : nil
  }
}

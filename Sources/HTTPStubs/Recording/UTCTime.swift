/// A second in UTC as RFC 3339 writes it: `2026-11-02T09:00:00Z`.
enum UTCTime {
  private static let secondsADay = 86_400

  /// Writes seconds since 1970-01-01T00:00:00Z, leap seconds not counted.
  static func text(_ seconds: Int) -> String {
    let day = Int((Double(seconds) / Double(secondsADay)).rounded(.down))
    let rest = seconds - day * secondsADay
    let (year, month, dayOfMonth) = date(ofDay: day)
    let date = "\(digits(year, 4))-\(digits(month, 2))-\(digits(dayOfMonth, 2))"
    return "\(date)T\(digits(rest / 3600, 2)):\(digits(rest / 60 % 60, 2)):\(digits(rest % 60, 2))Z"
  }

  /// Reads what `text` writes; `nil` for any other form and for days that do not exist.
  static func seconds(_ text: String) -> Int? {
    let separators: [Int: Character] = [4: "-", 7: "-", 10: "T", 13: ":", 16: ":", 19: "Z"]
    let characters = Array(text)
    guard characters.count == 20, separators.allSatisfy({ characters[$0] == $1 }) else {
      return nil
    }
    func number(_ range: Range<Int>) -> Int? {
      let part = characters[range]
      return part.allSatisfy { $0.isASCII && $0.isNumber } ? Int(String(part)) : nil
    }
    guard let year = number(0..<4), let month = number(5..<7), let dayOfMonth = number(8..<10),
      let hour = number(11..<13), let minute = number(14..<16), let second = number(17..<19),
      (1...12).contains(month), hour < 24, minute < 60, second < 60
    else { return nil }
    let day = day(ofYear: year, month, dayOfMonth)
    guard date(ofDay: day) == (year, month, dayOfMonth) else { return nil }
    return day * secondsADay + hour * 3600 + minute * 60 + second
  }

  /// Days since 1970-01-01. Years are counted from March, so that the leap day comes last.
  private static func day(ofYear year: Int, _ month: Int, _ dayOfMonth: Int) -> Int {
    let marchYear = month > 2 ? year : year - 1
    let daysBeforeMonth = (153 * ((month + 9) % 12) + 2) / 5
    let leapDays = marchYear / 4 - marchYear / 100 + marchYear / 400
    return marchYear * 365 + leapDays + daysBeforeMonth + dayOfMonth - 1 - 719_468
  }

  private static func date(ofDay day: Int) -> (Int, Int, Int) {
    // A guess that is never too late, then forward to the year that holds the day.
    var year = 1970 + day / 366 - (day < 0 ? 1 : 0)
    while Self.day(ofYear: year + 1, 1, 1) <= day { year += 1 }
    var month = 1
    while month < 12, Self.day(ofYear: year, month + 1, 1) <= day { month += 1 }
    return (year, month, day - Self.day(ofYear: year, month, 1) + 1)
  }

  private static func digits(_ value: Int, _ count: Int) -> String {
    let text = String(value)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }
}

/// A point in time as GitHub writes it: whole seconds, UTC (RFC 3339).
///
/// The domain has its own type and not Foundation's `Date`, because a list of 100,000 repositories
/// reads and writes hundreds of thousands of them and `ISO8601FormatStyle` would be most of the
/// work, and because pure modules start without Foundation.
public struct Timestamp: Sendable, Hashable, Comparable {
  /// Seconds since 1970-01-01T00:00:00Z, leap seconds not counted.
  public var secondsSinceEpoch: Int

  /// Creates a point in time.
  public init(secondsSinceEpoch: Int) { self.secondsSinceEpoch = secondsSinceEpoch }

  /// The earlier one is less.
  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.secondsSinceEpoch < right.secondsSinceEpoch
  }
}

// MARK: - Reading

extension Timestamp {
  /// Reads a `date-time` of RFC 3339 section 5.6; `nil` when it is not one, or when no such day or
  /// time exists.
  ///
  /// A fraction is cut off, an offset is applied, and a leap second (23:59:60 UTC) is the second
  /// that follows it.
  public init?(rfc3339 text: String) {
    var text = text
    guard let seconds = text.withUTF8({ bytes in Self.seconds(reading: bytes) }) else { return nil }
    secondsSinceEpoch = seconds
  }

  private static func seconds(reading bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    // The shortest is "2006-01-02T15:04:05Z"; everything up to the seconds has a fixed place.
    guard bytes.count >= 20,
      bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      bytes[10] | 0x20 == UInt8(ascii: "t"),
      bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":"),
      let century = twoDigits(bytes, at: 0, upTo: 99),
      let yearOfCentury = twoDigits(bytes, at: 2, upTo: 99),
      let month = twoDigits(bytes, at: 5, upTo: 12), month >= 1,
      let day = twoDigits(bytes, at: 8, upTo: 31), day >= 1,
      let hour = twoDigits(bytes, at: 11, upTo: 23),
      let minute = twoDigits(bytes, at: 14, upTo: 59),
      let second = twoDigits(bytes, at: 17, upTo: 60),
      let offset = offset(reading: bytes, at: fractionEnd(in: bytes))
    else { return nil }
    let year = century * 100 + yearOfCentury
    guard day <= dayCount(ofMonth: month, year: year) else { return nil }
    let total =
      days(toYear: year, month: month, day: day) * 86_400 + hour * 3_600 + minute * 60 + second
      - offset
    // Leap seconds come at the end of a UTC day only.
    guard second < 60 || floorModulus(total, 86_400) == 0 else { return nil }
    return total
  }

  private static func twoDigits(
    _ bytes: UnsafeBufferPointer<UInt8>, at index: Int, upTo limit: Int
  ) -> Int? {
    let tens = bytes[index] &- 0x30
    let ones = bytes[index + 1] &- 0x30
    guard tens <= 9, ones <= 9 else { return nil }
    let value = Int(tens) * 10 + Int(ones)
    return value <= limit ? value : nil
  }

  /// Where a fraction that may follow the seconds ends; the place itself when it has no digits, so
  /// that reading the offset there fails.
  private static func fractionEnd(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard bytes[19] == UInt8(ascii: ".") else { return 19 }
    var index = 20
    while index < bytes.count, bytes[index] &- 0x30 <= 9 { index += 1 }
    return index > 20 ? index : 19
  }

  /// The seconds that the local time is ahead of UTC.
  private static func offset(reading bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
    guard index < bytes.count else { return nil }
    let sign = bytes[index]
    if sign | 0x20 == UInt8(ascii: "z") { return index + 1 == bytes.count ? 0 : nil }
    guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
      index + 6 == bytes.count, bytes[index + 3] == UInt8(ascii: ":"),
      let hours = twoDigits(bytes, at: index + 1, upTo: 23),
      let minutes = twoDigits(bytes, at: index + 4, upTo: 59)
    else { return nil }
    let seconds = hours * 3_600 + minutes * 60
    return sign == UInt8(ascii: "-") ? -seconds : seconds
  }
}

// MARK: - Writing

extension Timestamp {
  /// The time as RFC 3339 in UTC to the second, such as `2026-01-02T03:04:05Z`.
  ///
  /// RFC 3339 ends with the year 9999; later years have more digits, years before 0 a sign.
  public var rfc3339: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(20)
    appendRFC3339(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends ``rfc3339`` as UTF-8, for formatters that write many of them.
  package func appendRFC3339(to bytes: inout [UInt8]) {
    let secondOfDay = Self.floorModulus(secondsSinceEpoch, 86_400)
    let dayNumber = Self.floorQuotient(secondsSinceEpoch, 86_400)
    let (year, month, day) = Self.date(ofDay: dayNumber)
    if (0...9_999).contains(year) {
      Self.append(year / 100, to: &bytes)
      Self.append(year % 100, to: &bytes)
    } else {
      bytes.append(contentsOf: String(year).utf8)
    }
    bytes.append(UInt8(ascii: "-"))
    Self.append(month, to: &bytes)
    bytes.append(UInt8(ascii: "-"))
    Self.append(day, to: &bytes)
    bytes.append(UInt8(ascii: "T"))
    Self.append(secondOfDay / 3_600, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    Self.append(secondOfDay / 60 % 60, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    Self.append(secondOfDay % 60, to: &bytes)
    bytes.append(UInt8(ascii: "Z"))
  }

  private static func append(_ value: Int, to bytes: inout [UInt8]) {
    bytes.append(0x30 + UInt8(truncatingIfNeeded: value / 10))
    bytes.append(0x30 + UInt8(truncatingIfNeeded: value % 10))
  }
}

// MARK: - The proleptic Gregorian calendar

// Days are counted in years that begin in March, so that the leap day is the last of its year and
// the month lengths before it follow one line: 153 days every five months.
extension Timestamp {
  private static func dayCount(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The day's number; 1970-01-01 is 0.
  private static func days(toYear year: Int, month: Int, day: Int) -> Int {
    let marchYear = month > 2 ? year : year - 1
    let cycle = floorQuotient(marchYear, 400)
    let yearOfCycle = marchYear - cycle * 400
    let monthFromMarch = (month + 9) % 12
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    let dayOfCycle = yearOfCycle * 365 + yearOfCycle / 4 - yearOfCycle / 100 + dayOfYear
    return cycle * 146_097 + dayOfCycle - 719_468
  }

  private static func date(ofDay number: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = number + 719_468
    let cycle = floorQuotient(shifted, 146_097)
    let dayOfCycle = shifted - cycle * 146_097
    let yearOfCycle =
      (dayOfCycle - dayOfCycle / 1_460 + dayOfCycle / 36_524 - dayOfCycle / 146_096) / 365
    let dayOfYear = dayOfCycle - (yearOfCycle * 365 + yearOfCycle / 4 - yearOfCycle / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = (monthFromMarch + 2) % 12 + 1
    return (cycle * 400 + yearOfCycle + (month <= 2 ? 1 : 0), month, day)
  }

  private static func floorQuotient(_ value: Int, _ divisor: Int) -> Int {
    let quotient = value / divisor
    return value % divisor < 0 ? quotient - 1 : quotient
  }

  private static func floorModulus(_ value: Int, _ divisor: Int) -> Int {
    let remainder = value % divisor
    return remainder < 0 ? remainder + divisor : remainder
  }
}

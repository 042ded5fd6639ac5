#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The system's clock, and the time zone of the user (`TZ`).
package enum SystemTime {
  /// Seconds since 1970-01-01T00:00:00Z.
  package static func now() -> Int { time(nil) }

  /// A time as the user's clock shows it: `14:05:00 CET`, with the date when it is another day
  /// than today.
  package static func local(_ secondsSinceEpoch: Int, today: Int = SystemTime.now()) -> String {
    let isToday = format(secondsSinceEpoch, "%F") == format(today, "%F")
    return format(secondsSinceEpoch, isToday ? "%T %Z" : "%F %T %Z")
  }

  private static func format(_ secondsSinceEpoch: Int, _ pattern: String) -> String {
    var seconds = time_t(secondsSinceEpoch)
    var parts = tm()
    guard localtime_r(&seconds, &parts) != nil else { return "an unknown time" }
    var bytes = [CChar](repeating: 0, count: 64)
    let count = strftime(&bytes, bytes.count, pattern, &parts)
    return String(decoding: bytes.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

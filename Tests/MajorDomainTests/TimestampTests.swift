import MajorDomain
import Testing

@Suite struct TimestampTests {
  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0),
    ("1969-12-31T23:59:59Z", -1),
    ("2000-02-29T12:00:00Z", 951_825_600),
    ("2026-01-02T03:04:05Z", 1_767_323_045),
    ("2026-01-02t03:04:05z", 1_767_323_045),
    ("2026-01-02T03:04:05.999999999Z", 1_767_323_045),
    ("2026-01-02T05:34:05+02:30", 1_767_323_045),
    ("2026-01-01T19:04:05.5-08:00", 1_767_323_045),
    ("2026-01-02T03:04:05-00:00", 1_767_323_045),
    ("2016-12-31T23:59:60Z", 1_483_228_800),
    ("2017-01-01T00:59:60+01:00", 1_483_228_800),
    ("0000-01-01T00:00:00Z", -62_167_219_200),
    ("9999-12-31T23:59:59Z", 253_402_300_799),
  ])
  func reads(text: String, seconds: Int) {
    #expect(Timestamp(rfc3339: text) == Timestamp(secondsSinceEpoch: seconds))
  }

  @Test(arguments: [
    "", "2026", "2026-01-02", "2026-01-02T03:04:05", "2026-01-02 03:04:05Z",
    "2026-13-02T03:04:05Z", "2026-00-02T03:04:05Z", "2026-01-00T03:04:05Z",
    "2026-01-32T03:04:05Z", "2026-02-29T03:04:05Z", "1900-02-29T03:04:05Z",
    "2026-04-31T03:04:05Z", "2026-01-02T24:00:00Z", "2026-01-02T03:60:05Z",
    "2026-01-02T03:04:61Z", "2026-01-02T03:04:60Z", "2026-01-02T03:04:05.Z",
    "2026-01-02T03:04:05,5Z", "2026-01-02T03:04:05+0100", "2026-01-02T03:04:05+24:00",
    "2026-01-02T03:04:05+01:60", "2026-01-02T03:04:05+01", "2026-01-02T03:04:05ZZ",
    "2026-01-02T03:04:05Z ", " 2026-01-02T03:04:05Z", "2026/01/02T03:04:05Z",
    "+026-01-02T03:04:05Z", "2026-01-02T03:04:0５Z", "2026-1-2T3:4:5Z.......",
  ])
  func refuses(text: String) {
    #expect(Timestamp(rfc3339: text) == nil)
  }

  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"),
    (-1, "1969-12-31T23:59:59Z"),
    (951_825_600, "2000-02-29T12:00:00Z"),
    (253_402_300_799, "9999-12-31T23:59:59Z"),
    (253_402_300_800, "10000-01-01T00:00:00Z"),
    (-62_167_219_200, "0000-01-01T00:00:00Z"),
    (-62_167_219_201, "-1-12-31T23:59:59Z"),
  ])
  func writes(seconds: Int, text: String) {
    #expect(Timestamp(secondsSinceEpoch: seconds).rfc3339 == text)
  }

  @Test func writesEveryDayOfFourCenturiesInOrder() {
    var previous = ""
    for day in -135_140..<10_957 {
      let timestamp = Timestamp(secondsSinceEpoch: day * 86_400 + 43_200)
      let text = timestamp.rfc3339
      #expect(Timestamp(rfc3339: text) == timestamp)
      #expect(text > previous)
      previous = text
    }
  }

  @Test(arguments: [Int.min, Int.max])
  func writesTheEndsOfTime(seconds: Int) {
    #expect(Timestamp(secondsSinceEpoch: seconds).rfc3339.hasSuffix("Z"))
  }
}

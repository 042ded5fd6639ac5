import CommandGrammar
import MajorCommands
import Testing

@Suite struct DurationArgumentTests {
  @Test(arguments: [
    ("1s", Duration.seconds(1), "1s"), ("90s", .seconds(90), "90s"), ("120s", .seconds(120), "2m"),
    ("5m", .seconds(300), "5m"), ("60m", .seconds(3600), "1h"), ("24h", .seconds(86_400), "24h"),
    ("86400s", .seconds(86_400), "24h"), ("007s", .seconds(7), "7s"),
  ])
  func isANumberAndAUnit(text: String, duration: Duration, typed: String) throws {
    let value = try DurationArgument(argument: text)
    #expect(value.duration == duration)
    #expect(value.argument == typed)
  }

  @Test(arguments: [
    "", "s", "5", "0s", "-1s", "+1s", "1.5s", "1d", "5 m", "25h", "86401s", "1h30m",
    "99999999999999999999s", "5M", "٣s",
  ])
  func refusesAnythingElse(text: String) {
    #expect(
      throws: ArgumentRejection.because("is not a time from 1s to 24h, such as 90s, 5m or 1h")
    ) {
      try DurationArgument(argument: text)
    }
  }
}

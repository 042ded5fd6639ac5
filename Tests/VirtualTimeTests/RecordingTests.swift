import Testing
import VirtualTime

@Suite struct RecordingTests {
  @Test func `one time line holds requests, waits, values and frames`() throws {
    let clock = VirtualClock()
    try clock.run {
      clock.record(.request("GET /a"))
      try await clock.sleep(for: .milliseconds(250))
      clock.record(.response("200"))
      clock.record(.value("loaded"))
      clock.record(.frame("NAME\na"))
      clock.record(.note("done"))
    }
    #expect(
      clock.timeLine == [
        .at(.zero, .request("GET /a")),
        .at(.zero, .wait(.milliseconds(250))),
        .at(.milliseconds(250), .wake(.milliseconds(250))),
        .at(.milliseconds(250), .response("200")),
        .at(.milliseconds(250), .value("loaded")),
        .at(.milliseconds(250), .frame("NAME\na")),
        .at(.milliseconds(250), .note("done")),
      ])
    #expect(
      clock.timeLine.map(\.description) == [
        "0s request GET /a", "0s wait 0.25s", "0.25s wake after 0.25s", "0.25s response 200",
        "0.25s value loaded", "0.25s frame NAME\na", "0.25s note done",
      ])
  }

  @Test(arguments: [
    (Duration.zero, "0s"), (.seconds(90), "90s"), (.milliseconds(1500), "1.5s"),
    (.nanoseconds(1), "0.000000001s"), (.milliseconds(-1250), "-1.25s"),
    (Duration(secondsComponent: 0, attosecondsComponent: 1), "0.000000000000000001s"),
    (.seconds(Int64.max), "9223372036854775807s"),
  ])
  func `times are written exactly`(time: Duration, text: String) {
    #expect(Recorded.at(time, 1).description == "\(text) 1")
  }

  @Test func `equal sequences have no difference`() {
    let events: [Recorded<Int>] = [.at(.zero, 1), .at(.seconds(1), 2)]
    #expect(AlignedDifference(recorded: events, expected: events) == nil)
    #expect(AlignedDifference(recorded: [Recorded<Int>](), expected: []) == nil)
  }

  @Test(
    arguments: [
      (
        [.at(.seconds(1), "a")], [],
        """
        0 expected (-), 1 recorded (+):
        + 1s  a
        """
      ),
      (
        [], [.at(.seconds(1), "a")],
        """
        1 expected (-), 0 recorded (+):
        - 1s  a
        """
      ),
      (
        [.at(.zero, "a"), .at(.seconds(2), "b"), .at(.seconds(10), "c")],
        [.at(.zero, "a"), .at(.seconds(1), "b"), .at(.seconds(10), "c")],
        """
        3 expected (-), 3 recorded (+):
           0s  a
        -  1s  b
        +  2s  b
          10s  c
        """
      ),
      (
        [.at(.zero, "a"), .at(.zero, "x"), .at(.zero, "b")],
        [.at(.zero, "a"), .at(.zero, "b"), .at(.milliseconds(500), "two\nlines")],
        """
        3 expected (-), 3 recorded (+):
            0s  a
        +   0s  x
            0s  b
        - 0.5s  two
        -       lines
        """
      ),
    ] as [([Recorded<String>], [Recorded<String>], String)])
  func `a difference is aligned`(
    recorded: [Recorded<String>], expected: [Recorded<String>], text: String
  ) {
    #expect(AlignedDifference(recorded: recorded, expected: expected)?.description == text)
  }
}

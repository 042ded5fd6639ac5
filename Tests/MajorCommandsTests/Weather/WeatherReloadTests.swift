import HTTPStubs
import HTTPStubsTesting
import HTTPTransport
import MajorCommands
import MajorTesting
import TerminalText
import Testing
import VirtualTime

@Suite(.httpStubs) struct WeatherReloadTests {
  /// Runs `weather` in virtual time, interrupted after that long.
  func run(
    _ arguments: String..., interruptedAfter time: Duration,
    traits: TerminalTraits = TerminalTraits()
  ) async throws -> Outcome {
    let clock = VirtualClock()
    var harness = CommandHarness(try .current)
    harness.clock = clock
    harness.executor = clock.executor
    harness.outputTraits = traits
    harness.interruption = { try? await clock.sleep(for: time) }
    return try clock.run { [harness] in await harness.run(["weather"] + arguments) }
  }

  static let sunny = WeatherCommandTests.repository("octo/r")
  static let rainy = WeatherCommandTests.repository("octo/r", pushed: "2024-01-01")

  static func weathers(in output: String) -> [Substring] {
    output.matches(of: /(sunny|cloudy|rainy):/).map(\.1)
  }

  @Test func drawsAgainOnTheClockUntilInterrupted() async throws {
    let page = ["a", "b", "c"].map { WeatherCommandTests.repository("octo-org/\($0)") }
    let stub = try StubManager.current.stub(
      .get, ListCommandTests.firstPage, answer: .text("[\(page.joined(separator: ","))]"))
    let outcome = try await run(
      "octo-org", "--seed", "7", "--reload", "5s", interruptedAfter: .seconds(12))
    #expect(outcome.status == .interrupted)
    #expect(Self.weathers(in: outcome.output).count == 3)
    #expect(stub.requests.count == 1)
  }

  @Test func looksAgainAtANamedRepository() async throws {
    try StubManager.current.stub(
      .get, "/repos/octo/r", inOrder: .text(Self.sunny), .text(Self.rainy))
    let outcome = try await run("octo/r", "--reload", "1m", interruptedAfter: .seconds(90))
    #expect(outcome.status == .interrupted)
    #expect(Self.weathers(in: outcome.output) == ["sunny", "rainy"])
    #expect(outcome.output.contains("60 stars\n\n          .-"))
  }

  @Test func onATerminalAPictureTakesThePlaceOfTheOneBefore() async throws {
    try StubManager.current.stub(
      .get, "/repos/octo/r", inOrder: .text(Self.sunny), .text(Self.rainy))
    let outcome = try await run(
      "octo/r", "--reload", "1m", interruptedAfter: .seconds(90),
      traits: TerminalTraits(isTerminal: true, columns: 80))
    #expect(outcome.output.contains("60 stars\n\u{1B}[17F\u{1B}[J          .-"))
  }

  @Test func aFailureEndsIt() async throws {
    try StubManager.current.stub(
      .get, "/repos/octo/r", inOrder: .text(Self.sunny), .status(404))
    let outcome = try await run("octo/r", "--reload", "1m", interruptedAfter: .seconds(1000))
    #expect(outcome.status == .notFound)
  }
}

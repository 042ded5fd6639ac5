import MajorDomain
import OutputFormats

/// Runs the command of `--exec` for an event.
struct EventHook {
  let command: String
  let context: CommandContext

  /// Runs it to its end.
  func run(_ event: WatchEvent) async -> HookOutcome {
    var input: [UInt8] = []
    NDJSONFormatter().append(
      [event], columns: EventField.allCases.map(\.column),
      context: FormatContext(now: event.time), to: &input)
    return await context.runHook(
      HookCall(
        command: command, variables: event.variables, input: String(decoding: input, as: UTF8.self))
    )
  }
}

import MajorDomain
import TerminalText
import TerminalViews

/// The picture of one operand, drawn once or again and again.
struct WeatherShow {
  private let operand: OwnerOrRepositoryArgument
  private let model: any WeatherModel
  private let station: WeatherStation
  private let output: OutputOptions
  private let view = WeatherView()

  init(
    of operand: OwnerOrRepositoryArgument, _ model: any WeatherModel, _ station: WeatherStation,
    _ output: OutputOptions
  ) {
    self.operand = operand
    self.model = model
    self.station = station
    self.output = output
    model.delegate = view
  }

  private var context: CommandContext { station.session.context }

  /// Shows the weather as it is.
  func once() async throws(CommandError) {
    await model.reload()
    _ = try station.report(view, on: operand)
    try RowWriter(output, context).write(text)
  }

  /// Shows the weather, and again after each pause, until the user interrupts.
  func again(every pause: Duration) async throws(CommandError) -> ExitStatus {
    let result = await withTaskGroup(of: Result<ExitStatus, CommandError>.self) { group in
      group.addTask {
        await context.interruption()
        return .success(.interrupted)
      }
      group.addTask {
        do throws(CommandError) {
          try await reload(every: pause)
          return .success(.interrupted)
        } catch {
          return .failure(error)
        }
      }
      let first = await group.next() ?? .success(.interrupted)
      group.cancelAll()
      return first
    }
    return try result.get()
  }

  /// Goes on until the task is cancelled.
  private func reload(every pause: Duration) async throws(CommandError) {
    var shown: String?
    while !Task.isCancelled {
      await model.reload()
      guard !Task.isCancelled else { return }
      _ = try station.report(view, on: operand, isRepeated: shown != nil)
      let text = text
      try context.print((shown.map(replacing) ?? "") + text)
      shown = text
      guard (try? await context.clock.sleep(for: pause)) != nil else { return }
    }
  }

  /// What takes the place of a picture on a terminal, and stands between two pictures elsewhere.
  private func replacing(_ shown: String) -> String {
    guard output.traits(context.console, .standardOutput).isTerminal else { return "\n" }
    // To the first of its lines, and erase to the end of the screen (ECMA-48, CPL and ED).
    return "\u{1B}[\(shown.count { $0 == "\n" })F\u{1B}[J"
  }

  private var text: String {
    let traits = output.traits(context.console, .standardOutput)
    let size = CellSize(width: min(traits.columns ?? 80, 80), height: Self.maximumHeight)
    let text = Screen(view.view, size: size).grid.rendered(for: traits)
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .reversed().drop(while: \.isEmpty).reversed().joined(separator: "\n") + "\n"
  }

  /// More lines than a picture with its facts takes in ten columns.
  private static let maximumHeight = 60
}

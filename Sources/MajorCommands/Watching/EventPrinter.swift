import Locking
import MajorDomain
import OutputFormats
import TerminalText

/// Writes events to standard output as they come, each as one line.
struct EventPrinter {
  private let options: RowOptions<EventField>
  private let context: CommandContext
  /// A header stands above the first row only.
  private let hasHeader: Locked<Bool>

  init(_ options: RowOptions<EventField>, _ context: CommandContext) {
    self.options = options
    self.context = context
    hasHeader = Locked(options.header)
  }

  /// Writes some events.
  func print(_ events: [WatchEvent]) throws(CommandError) {
    guard !events.isEmpty else { return }
    if options.format == .table, options.fields.isEmpty {
      try context.print(events.map { InertText.inert($0.line) + "\n" }.joined())
      return
    }
    let showsHeader = hasHeader.withLock { hasHeader in
      defer { hasHeader = false }
      return hasHeader
    }
    var one = options
    one.header = showsHeader
    for event in events {
      try RowWriter(one, context).write([event], now: event.time)
      one.header = false
    }
  }
}

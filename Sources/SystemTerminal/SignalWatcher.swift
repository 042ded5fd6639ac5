import Locking
package import SystemCalls

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Signals as values: `for await signal in try SignalWatcher.signals([.interrupt])`.
///
/// The handler only writes the number into a pipe, which POSIX allows in a handler (2.4.3); a
/// thread reads the pipe and tells the streams.
package enum SignalWatcher {
  /// The signals of these kinds from now on.
  ///
  /// While a stream lives, its signals do not have their usual effect; when the last stream that
  /// watches a signal ends, it has it again. A signal that was ignored when the program was
  /// started (`nohup`) stays ignored and never arrives.
  package static func signals(_ wanted: Set<Signal>) throws(SystemError) -> AsyncStream<Signal> {
    _ = try pipe.get()
    _ = listener
    let (stream, continuation) = AsyncStream.makeStream(of: Signal.self)
    let key = watches.withLock { $0.add(wanted, continuation) }
    continuation.onTermination = { _ in watches.withLock { $0.remove(key) } }
    return stream
  }

  /// Returns when a signal arrives, or the task is cancelled. A signal that cannot be watched never
  /// arrives, and keeps its usual effect.
  package static func arrival(of signal: Signal) async {
    guard let signals = try? signals([signal]) else {
      for await _ in AsyncStream<Never>.makeStream().stream {}
      return
    }
    for await _ in signals { return }
  }

  /// The signals that mean something to a program, as what they mean to it; none where signals
  /// cannot be watched.
  package static func stream<Meaning: Sendable>(
    of meaning: @escaping @Sendable (Signal) -> Meaning?
  ) -> AsyncStream<Meaning> {
    AsyncStream { continuation in
      let wanted = Set(Signal.allCases.filter { meaning($0) != nil })
      let task = Task {
        if let signals = try? signals(wanted) {
          for await signal in signals { _ = meaning(signal).map { continuation.yield($0) } }
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  /// Does to this process what a signal that nothing watches does: a stop returns when the process
  /// goes on.
  package static func perform(named name: String) {
    guard let kind = Signal.allCases.first(where: { $0.name == name }) else { return }
    guard kind != .terminalStop else { return suspendProcess() }
    // A handler that is still there would only tell streams that nobody reads.
    _ = signal(kind.number, SIG_DFL)
    kill(getpid(), kind.number)
  }

  /// Stops this process as Ctrl-Z would have done, until it is told to go on. A program that
  /// watches `.terminalStop` gives the terminal back first.
  package static func suspendProcess() { kill(getpid(), SIGSTOP) }

  private static let watches = Locked(Watches())

  private static let listener: Void = DedicatedThread.start {
    guard let input = try? pipe.get().reading else { return }
    while let numbers = try? input.read(upTo: 64) {
      for signal in numbers.compactMap({ Signal(number: Int32($0)) }) {
        // Told outside the lock: a stream that ends takes it.
        let told = watches.withLock { $0.continuations(for: signal) }
        for continuation in told { continuation.yield(signal) }
      }
    }
  }
}

/// Made before the first handler is set, so that the handler only reads it. The writing end does
/// not block: a handler must not wait for the thread that it interrupts.
private let pipe = Result { () throws(SystemError) in
  let pipe = try Descriptor.pipe()
  _ = fcntl(pipe.writing.number, F_SETFL, O_NONBLOCK)
  return pipe
}

private func handle(_ number: Int32) {
  let before = errno
  if case .success(let ends) = pipe {
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(ends.writing.number, &byte, 1)
  }
  errno = before
}

private typealias Handler = @convention(c) (Int32) -> Void

/// Who watches what, and what the signals did before.
private struct Watches {
  typealias Continuation = AsyncStream<Signal>.Continuation

  private var streams: [Int: (signals: Set<Signal>, continuation: Continuation)] = [:]
  private var before: [Signal: Handler?] = [:]
  private var nextKey = 0

  mutating func add(_ signals: Set<Signal>, _ continuation: Continuation) -> Int {
    for kind in signals where before[kind] == nil {
      let old = signal(kind.number) { handle($0) }
      if isIgnoring(old) { _ = signal(kind.number, SIG_IGN) }
      before.updateValue(old, forKey: kind)
    }
    nextKey += 1
    streams[nextKey] = (signals, continuation)
    return nextKey
  }

  mutating func remove(_ key: Int) {
    guard let ended = streams.removeValue(forKey: key) else { return }
    for kind in ended.signals where continuations(for: kind).isEmpty {
      if let old = before.removeValue(forKey: kind) { _ = signal(kind.number, old) }
    }
  }

  func continuations(for signal: Signal) -> [Continuation] {
    streams.values.filter { $0.signals.contains(signal) }.map(\.continuation)
  }

  private func isIgnoring(_ handler: Handler?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

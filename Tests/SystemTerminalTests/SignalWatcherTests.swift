import SystemCalls
import SystemTerminal
import Testing

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Signals are for the whole process, so these tests do not run beside each other.
@Suite(.serialized) struct SignalWatcherTests {
  @Test(arguments: Signal.allCases)
  func numbersAndKindsAgree(_ signal: Signal) {
    #expect(Signal(number: signal.number) == signal)
    #expect(Signal(number: SIGKILL) == nil)
  }

  @Test func everyStreamGetsItsSignalsInOrder() async throws {
    var all = try SignalWatcher.signals([.terminate, .windowChange, .resume]).makeAsyncIterator()
    var some = try SignalWatcher.signals([.resume]).makeAsyncIterator()
    for signal in [Signal.terminate, .windowChange, .resume] {
      #expect(kill(getpid(), signal.number) == 0)
      #expect(await all.next() == signal)
    }
    #expect(await some.next() == .resume)
  }

  @Test func theUsualEffectComesBackWithTheEndOfTheLastStream() async throws {
    // The usual effect of a window change is none, so that looking is safe.
    let before = disposition(SIGWINCH)
    let watching = Task {
      for await _ in try SignalWatcher.signals([.windowChange]) { return disposition(SIGWINCH) }
      return before
    }
    while disposition(SIGWINCH) == before { await Task.yield() }
    #expect(kill(getpid(), SIGWINCH) == 0)
    #expect(try await watching.value != before)
    #expect(disposition(SIGWINCH) == before)
  }

  @Test func whatWasIgnoredStaysIgnored() async throws {
    _ = signal(SIGHUP, SIG_IGN)
    defer { _ = signal(SIGHUP, SIG_DFL) }
    let ignoring = disposition(SIGHUP)
    var signals = try SignalWatcher.signals([.hangUp, .resume]).makeAsyncIterator()
    #expect(disposition(SIGHUP) == ignoring)
    #expect(kill(getpid(), SIGHUP) == 0)
    #expect(kill(getpid(), SIGCONT) == 0)
    #expect(await signals.next() == .resume)
  }

  /// What the process does on a signal, as a number that can be compared.
  private func disposition(_ number: Int32) -> Int {
    var action = sigaction()
    sigaction(number, nil, &action)
    #if canImport(Darwin)
    return unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self)
    #elseif canImport(Musl)
    return unsafeBitCast(action.__sa_handler.sa_handler, to: Int.self)
    #else
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    #endif
  }
}

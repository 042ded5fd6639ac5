import Locking
import MajorDomain
import OutputFormats
import TerminalText

/// Tells the user what happens on the way to an answer: waits on a terminal as they pass,
/// everything as lines with `--verbose`.
struct EventReport {
  /// The voice of the command.
  let talk: Talk
  /// The line that says what goes on now.
  let line: StatusLine
  private let requests = Locked(0)
  private let now: @Sendable () -> Timestamp
  private let localTime: @Sendable (Timestamp) -> String

  init(
    talk: Talk, console: any Console, now: @escaping @Sendable () -> Timestamp,
    _ localTime: @escaping @Sendable (Timestamp) -> String
  ) {
    self.talk = talk
    self.now = now
    self.localTime = localTime
    line = StatusLine(console)
  }

  /// Takes an event.
  @Sendable func tell(_ event: APIEvent) {
    switch event {
    case .answered(let method, let target, let status):
      requests.withLock { $0 += 1 }
      talk.detail("\(method) \(target): \(status)")
    case .unanswered(let method, let target, let failure):
      requests.withLock { $0 += 1 }
      talk.detail("\(method) \(target): \(failure.words)")
    case .waitBegan(let reason, let end):
      talk.detail("\(Self.words(reason)); waiting until \(localTime(end))")
    case .waitGoesOn(let reason, let remaining):
      guard !talk.isQuiet else { return }
      line.show("\(Self.words(reason)); going on in \(Self.seconds(remaining)) s")
    case .waitEnded:
      line.clear()
    case .redirected(let old, let new):
      talk.note("\(old) has moved to \(new)")
    case .unchanged(let target):
      talk.detail("\(target) is unchanged")
    case .oldAnswer(let target, let time):
      let age = RelativeTime.text(of: time, now: now())
      talk.note("no connection; showing the answer of \(localTime(time)), \(age)")
      talk.detail("that was the answer to \(target)")
    }
  }

  /// How many requests were sent.
  var requestCount: Int { requests.withLock { $0 } }

  /// Rounded up, so that the last second is 1.
  private static func seconds(_ duration: Duration) -> Int64 {
    let (seconds, rest) = duration.components
    return rest > 0 ? seconds + 1 : seconds
  }

  private static func words(_ reason: WaitReason) -> String {
    switch reason {
    case .rateLimit(let report):
      report.kind == .primary ? "rate limit used up" : "secondary rate limit"
    case .retry(.noAnswer(let failure), let retry): "\(failure.words), retry \(retry)"
    case .retry(.serverFailure(let status), let retry):
      "server failure \(status), retry \(retry)"
    }
  }
}

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A signal that the program minds (POSIX, `<signal.h>`).
package enum Signal: Sendable, Hashable, CaseIterable {
  case hangUp, interrupt, quit, terminate, terminalStop, resume, windowChange

  /// The number that the system uses.
  package var number: Int32 {
    switch self {
    case .hangUp: SIGHUP
    case .interrupt: SIGINT
    case .quit: SIGQUIT
    case .terminate: SIGTERM
    case .terminalStop: SIGTSTP
    case .resume: SIGCONT
    case .windowChange: SIGWINCH
    }
  }

  /// The name that POSIX gives it.
  package var name: String {
    switch self {
    case .hangUp: "SIGHUP"
    case .interrupt: "SIGINT"
    case .quit: "SIGQUIT"
    case .terminate: "SIGTERM"
    case .terminalStop: "SIGTSTP"
    case .resume: "SIGCONT"
    case .windowChange: "SIGWINCH"
    }
  }

  /// The signal with a number; `nil` when it is none of these.
  package init?(number: Int32) {
    guard let signal = Signal.allCases.first(where: { $0.number == number }) else { return nil }
    self = signal
  }
}

/// How a child process ended (POSIX, `waitpid`).
package enum WaitStatus: Sendable, Hashable {
  /// It ended by itself, with this status.
  case exited(Int32)
  /// A signal ended it.
  case signalled(Int32)

  /// The status that a shell shows: 128 and the number of the signal (POSIX, Shell 2.8.2).
  package var shellStatus: Int32 {
    switch self {
    case .exited(let status): status
    case .signalled(let number): 128 + number
    }
  }

  /// Takes apart what `waitpid` says about a child that ended.
  init(_ status: Int32) {
    let number = status & 0x7F
    self = number == 0 ? .exited((status >> 8) & 0xFF) : .signalled(number)
  }
}

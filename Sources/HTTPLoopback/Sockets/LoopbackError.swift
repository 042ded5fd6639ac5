/// A system call that failed, so that there is no server or no connection.
///
/// ```swift
/// do { server = try LoopbackServer(answer: answer) } catch { print(error.call, error.errno) }
/// ```
public struct LoopbackError: Error, Sendable, Hashable {
  /// The call: `socket`, `bind`, `listen`, `connect`, `getsockname`, `pipe` or `pthread_create`.
  ///
  /// ```swift
  /// #expect(error.call == "bind")
  /// ```
  public let call: String
  /// Its error number (POSIX, errno.h).
  ///
  /// ```swift
  /// #expect(error.errno == EADDRINUSE)
  /// ```
  public let errno: Int32
}

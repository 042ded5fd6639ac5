import Locking
import SystemCalls

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// One call of `posix_spawn`.
struct Spawn {
  private let executable: String
  private let arguments: [String]
  private let environment: [String: String]

  init(_ executable: String, _ arguments: [String], _ environment: [String: String]) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
  }

  /// Does what must not happen beside another start: a pipe that was just made, and is not yet
  /// marked, would be inherited by the other child and stay open as long as that lives.
  static func alone<Value>(
    _ body: () throws(SystemError) -> Value
  ) throws(SystemError) -> Value {
    try lock.withLock { (_) throws(SystemError) in try body() }
  }

  /// Starts the child; a stream that is not given is our own.
  func start(
    input: Descriptor? = nil, output: Descriptor? = nil, errors: Descriptor? = nil
  ) throws(SystemError) -> pid_t {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #endif
    try check(posix_spawn_file_actions_init(&actions))
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (place, descriptor) in [input, output, errors].enumerated() {
      guard let descriptor else { continue }
      try check(posix_spawn_file_actions_adddup2(&actions, descriptor.number, Int32(place)))
    }
    try check(posix_spawnattr_init(&attributes))
    defer { posix_spawnattr_destroy(&attributes) }
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    try check(posix_spawnattr_setsigmask(&attributes, &none))
    try check(posix_spawnattr_setsigdefault(&attributes, &all))
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    try check(posix_spawnattr_setflags(&attributes, Int16(flags)))

    let words = CStrings([executable] + arguments)
    let variables = CStrings(environment: environment)
    var child: pid_t = 0
    try check(
      posix_spawn(&child, executable, &actions, &attributes, words.pointers, variables.pointers))
    return child
  }

  /// The value is not used; one of no size has the address of the mutex, which ThreadSanitizer
  /// takes for a race.
  private static let lock = Locked(false)

  /// These functions return the error and do not set `errno`.
  private func check(_ code: Int32) throws(SystemError) {
    if code != 0 { throw SystemError(code: code) }
  }
}

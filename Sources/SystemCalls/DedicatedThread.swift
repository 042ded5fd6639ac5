#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A thread for calls that block, which tasks must not make.
package enum DedicatedThread {
  /// Starts a thread that ends with `body`. It blocks every signal: signals belong to the threads
  /// that were there before.
  package static func start(_ body: @escaping @Sendable () -> Void) {
    let body = Body(body)
    var all = sigset_t()
    var before = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    create(body)
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  private static func create(_ body: Body) {
    let argument = Unmanaged.passRetained(body).toOpaque()
    #if canImport(Darwin)
    var thread: pthread_t?
    let status = pthread_create(&thread, nil, { run($0) }, argument)
    if let thread { pthread_detach(thread) }
    #else
    var thread = pthread_t()
    let status = pthread_create(&thread, nil, { run($0) }, argument)
    if status == 0 { pthread_detach(thread) }
    #endif
    precondition(status == 0, "pthread_create failed")
  }
}

private func run(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let argument { Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run() }
  return nil
}

private final class Body: Sendable {
  let run: @Sendable () -> Void
  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

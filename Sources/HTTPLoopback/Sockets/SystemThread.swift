#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A thread of its own for work that blocks in system calls. The pool of Swift concurrency has
/// one thread a core, and dispatch's has a limit: neither may be used for that.
enum SystemThread {
  fileprivate final class Work: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Starts a detached thread that runs `work` and ends.
  static func start(_ work: @escaping @Sendable () -> Void) throws(LoopbackError) {
    let boxed = Unmanaged.passRetained(Work(work))
    #if canImport(Glibc)
    var thread = pthread_t()
    #else
    var thread: pthread_t?
    #endif
    let failure = pthread_create(&thread, nil, runWork, boxed.toOpaque())
    guard failure == 0 else {
      boxed.release()
      throw LoopbackError(call: "pthread_create", errno: failure)
    }
    #if canImport(Glibc)
    pthread_detach(thread)
    #else
    if let thread { pthread_detach(thread) }
    #endif
  }

  fileprivate static func run(_ argument: UnsafeMutableRawPointer) {
    Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().run()
  }
}

#if canImport(Darwin)
private func runWork(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  SystemThread.run(argument)
  return nil
}
#else
private func runWork(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let argument { SystemThread.run(argument) }
  return nil
}
#endif

import SystemCalls

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A child whose streams are pipes to us.
struct CapturedChild {
  private let identifier: pid_t
  private var input: Pump<ArraySlice<UInt8>>
  private var output: Pump<[UInt8]>
  private var errors: Pump<[UInt8]>
  /// Becomes readable when the child has ended.
  private let ended: Descriptor

  /// Our end of a pipe, while it is open, and what goes or came through it.
  private struct Pump<Bytes> {
    var descriptor: Descriptor?
    var bytes: Bytes

    mutating func close() {
      try? descriptor?.close()
      descriptor = nil
    }
  }

  static func start(
    _ executable: String, _ arguments: [String], _ environment: [String: String], _ input: [UInt8]
  ) throws(SystemError) -> CapturedChild {
    var opened: [Descriptor] = []
    do throws(SystemError) {
      let spawned = try Spawn.alone { () throws(SystemError) in
        for _ in 0..<4 {
          let pipe = try Descriptor.pipe()
          opened += [pipe.reading, pipe.writing]
        }
        return try Spawn(executable, arguments, environment)
          .start(input: opened[0], output: opened[3], errors: opened[5])
      }
      for childEnd in [opened[0], opened[3], opened[5]] { try? childEnd.close() }
      let exit = opened[7]
      DedicatedThread.start {
        try? ChildProcess.waitWithoutReaping(spawned)
        try? exit.close()
      }
      return CapturedChild(
        identifier: spawned,
        input: Pump(descriptor: opened[1], bytes: input[...]),
        output: Pump(descriptor: opened[2], bytes: []),
        errors: Pump(descriptor: opened[4], bytes: []),
        ended: opened[6])
    } catch {
      for descriptor in opened { try? descriptor.close() }
      throw error
    }
  }

  /// Feeds and reads until the child has ended and everything that it wrote is read.
  ///
  /// - Throws: `ETIMEDOUT` or `ECANCELED`; the child is killed then.
  mutating func finish(
    until deadline: ContinuousClock.Instant, _ cancellation: Descriptor
  ) throws(SystemError) -> ChildProcess.Output {
    defer { closeAll() }
    do throws(SystemError) {
      try exchange(until: deadline, cancellation)
    } catch {
      kill(identifier, SIGKILL)
      _ = try ChildProcess.reap(identifier)
      throw error
    }
    return ChildProcess.Output(
      status: try ChildProcess.reap(identifier), output: output.bytes, errors: errors.bytes)
  }

  private mutating func exchange(
    until deadline: ContinuousClock.Instant, _ cancellation: Descriptor
  ) throws(SystemError) {
    var hasEnded = false
    while true {
      var waiting = DescriptorSet()
      for open in [output.descriptor, errors.descriptor] {
        if let open { waiting.addReading(open) }
      }
      if !hasEnded {
        if input.bytes.isEmpty { input.close() }
        if let open = input.descriptor { waiting.addWriting(open) }
        waiting.addReading(cancellation)
        waiting.addReading(ended)
      }
      // After the end, only what lies ready is read: a grandchild may hold the pipes open.
      let ready = try waiting.wait(until: hasEnded ? .now : deadline)
      if ready.isEmpty {
        if hasEnded { return }
        throw SystemError(code: ETIMEDOUT)
      }
      if ready.contains(cancellation) { throw SystemError(code: ECANCELED) }
      if ready.contains(ended) { hasEnded = true }
      try Self.read(&output, ready)
      try Self.read(&errors, ready)
      try feed(ready)
      // Something may lie ready for ever: the limit holds for those who never stop writing, too.
      if ContinuousClock.now >= deadline { throw SystemError(code: ETIMEDOUT) }
    }
  }

  private static func read(
    _ pump: inout Pump<[UInt8]>, _ ready: Set<Descriptor>
  ) throws(SystemError) {
    guard let descriptor = pump.descriptor, ready.contains(descriptor) else { return }
    let part = try descriptor.read(upTo: 65_536)
    if part.isEmpty { pump.close() }
    pump.bytes += part
  }

  private mutating func feed(_ ready: Set<Descriptor>) throws(SystemError) {
    guard let descriptor = input.descriptor, ready.contains(descriptor) else { return }
    // So much always fits into a pipe that has room (POSIX, _POSIX_PIPE_BUF): no write blocks.
    let part = Array(input.bytes.prefix(512))
    do throws(SystemError) {
      try descriptor.write(part)
      input.bytes = input.bytes.dropFirst(part.count)
    } catch {
      // A child need not read what it is given. This thread blocks SIGPIPE.
      guard error.code == EPIPE else { throw error }
      input.bytes = []
    }
  }

  private mutating func closeAll() {
    input.close()
    output.close()
    errors.close()
    try? ended.close()
  }
}

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A TCP socket on the loopback interface: the calls that differ between systems, in one place.
///
/// A value is only a descriptor. Who closes it is settled by ``Listener``, which alone knows
/// whether another thread may still use it.
struct Socket: Sendable, Hashable {
  let descriptor: Int32

  /// A socket that listens on 127.0.0.1 at a free port, and that port.
  static func listening() throws(LoopbackError) -> (socket: Socket, port: Int) {
    let (created, port) = try bound()
    do throws(LoopbackError) {
      try checked("listen", listen(created.descriptor, 128))
      return (created, port)
    } catch {
      created.close()
      throw error
    }
  }

  /// A socket that has a free port of 127.0.0.1 and does not listen there, and that port.
  static func bound() throws(LoopbackError) -> (socket: Socket, port: Int) {
    let created = try Socket(descriptor: checked("socket", make()))
    do throws(LoopbackError) {
      try checked("bind", withLoopbackAddress(port: 0) { bind(created.descriptor, $0, $1) })
      return (created, try created.boundPort())
    } catch {
      created.close()
      throw error
    }
  }

  /// A socket that is connected to a port of 127.0.0.1.
  static func connected(to port: Int) throws(LoopbackError) -> Socket {
    let created = try Socket(descriptor: checked("socket", make()))
    do throws(LoopbackError) {
      try checked(
        "connect",
        withLoopbackAddress(port: port) { connect(created.descriptor, $0, $1) })
    } catch {
      created.close()
      throw error
    }
    created.prepare()
    return created
  }

  /// The next connection of a listening socket; `nil` when there is none after all.
  func accepted() -> Socket? {
    let accepted = accept(descriptor, nil, nil)
    guard accepted >= 0 else { return nil }
    Self.closeInChildren(accepted)
    let socket = Socket(descriptor: accepted)
    socket.prepare()
    return socket
  }

  /// Waits for bytes; `nil` when the peer has ended or the connection is broken.
  func received() -> [UInt8]? {
    let bytes = [UInt8](unsafeUninitializedCapacity: 16_384) { buffer, count in
      var result = -1
      repeat {
        result = recv(descriptor, buffer.baseAddress, buffer.count, 0)
      } while result < 0 && errno == EINTR
      count = max(0, result)
    }
    return bytes.isEmpty ? nil : bytes
  }

  /// Sends all bytes; false when the peer does not take them.
  func sends(_ bytes: [UInt8]) -> Bool {
    #if os(Linux)
    let flags = Int32(MSG_NOSIGNAL)
    #else
    let flags: Int32 = 0
    #endif
    return bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress
        let sent = send(descriptor, start, rest.count, flags)
        if sent < 0 && errno == EINTR { continue }
        guard sent > 0 else { return false }
        rest = rest.dropFirst(sent)
      }
      return true
    }
  }

  /// Ends both directions: whoever waits in ``received()`` wakes up.
  func shutDown() { _ = shutdown(descriptor, Int32(SHUT_RDWR)) }

  /// Says that nothing more will be sent.
  func endSending() { _ = shutdown(descriptor, Int32(SHUT_WR)) }

  /// Makes ``close()`` send a RST instead of a FIN.
  func resetOnClose() {
    var linger = linger(l_onoff: 1, l_linger: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout.size(ofValue: linger)))
  }

  /// Closes the descriptor.
  func close() {
    #if canImport(Darwin)
    _ = Darwin.close(descriptor)
    #elseif canImport(Glibc)
    _ = Glibc.close(descriptor)
    #elseif canImport(Musl)
    _ = Musl.close(descriptor)
    #endif
  }
}

extension Socket {
  private static func make() -> Int32 {
    #if canImport(Glibc)
    let type = Int32(SOCK_STREAM.rawValue)
    #else
    let type = SOCK_STREAM
    #endif
    let created = socket(AF_INET, type, 0)
    if created >= 0 { closeInChildren(created) }
    return created
  }

  /// A child process that inherits a descriptor would keep the peer from seeing the end.
  static func closeInChildren(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  private func prepare() {
    var on: Int32 = 1
    let size = socklen_t(MemoryLayout.size(ofValue: on))
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, size)
    #if canImport(Darwin)
    setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, size)
    #endif
  }

  private func boundPort() throws(LoopbackError) -> Int {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout.size(ofValue: address))
    let result = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(descriptor, $0, &size)
      }
    }
    try Self.checked("getsockname", result)
    return Int(UInt16(bigEndian: address.sin_port))
  }

  private static func withLoopbackAddress(
    port: Int, _ call: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(truncatingIfNeeded: port).bigEndian
    address.sin_addr = in_addr(s_addr: UInt32(0x7f00_0001).bigEndian)
    let size = socklen_t(MemoryLayout.size(ofValue: address))
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { call($0, size) }
    }
  }

  @discardableResult
  static func checked(_ call: String, _ result: Int32) throws(LoopbackError) -> Int32 {
    guard result >= 0 else { throw LoopbackError(call: call, errno: errno) }
    return result
  }
}

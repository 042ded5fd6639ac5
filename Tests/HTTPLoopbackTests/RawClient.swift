@testable import HTTPLoopback

/// A client that sends bytes as they are and shows what came back, for tests that care about
/// every byte.
enum RawClient {
  /// Sends `bytes` over a connection of its own and reads until the server ends it. Runs on a
  /// thread of its own, because it blocks.
  static func exchange(_ bytes: String, with server: LoopbackServer) async throws -> String {
    try await exchange(Array(bytes.utf8), port: server.port)
  }

  private static func exchange(_ bytes: [UInt8], port: Int) async throws -> String {
    try await withCheckedThrowingContinuation { continuation in
      do {
        try SystemThread.start {
          continuation.resume(with: Result { try blockingExchange(bytes, port: port) })
        }
      } catch {
        continuation.resume(throwing: error)
      }
    }
  }

  private static func blockingExchange(_ bytes: [UInt8], port: Int) throws -> String {
    let socket = try Socket.connected(to: port)
    defer { socket.close() }
    guard socket.sends(bytes) else { return "" }
    var answer: [UInt8] = []
    while let more = socket.received() { answer += more }
    return String(decoding: answer, as: UTF8.self)
  }
}

/// Reads one request after the other from a stream of bytes (RFC 9112), pipelined ones too.
struct RequestReader {
  /// The longest head that is read, and the longest line of a chunk.
  private static let limit = 65_536

  private let receive: () -> [UInt8]?
  private var buffer: [UInt8] = []
  private var start = 0

  /// Creates a reader; `receive` waits for more bytes and gives `nil` at their end.
  init(receive: @escaping () -> [UInt8]?) { self.receive = receive }

  /// The next head; `nil` at the end of the stream.
  mutating func head() throws(RequestRefusal) -> RequestHead? {
    guard try findStart(), let line = try through([13, 10, 13, 10]) else { return nil }
    return try RequestHead(line)
  }

  /// The body that follows `head`, without framing; `nil` when the stream ends in it.
  mutating func body(of head: RequestHead) throws(RequestRefusal) -> [UInt8]? {
    switch head.bodyLength {
    case .bytes(let count): return take(count)
    case .chunked: return try chunks(of: head)
    }
  }

  /// Skips empty lines before a request (RFC 9112, section 2.2); false at the end of the stream.
  private mutating func findStart() throws(RequestRefusal) -> Bool {
    while true {
      let rest = buffered(from: start)
      if rest.starts(with: [13, 10]) {
        start += 2
      } else if rest.isEmpty || rest.elementsEqual([13]) {
        guard fill() else { return false }
      } else {
        // No request begins so, but a TLS handshake does: its client would wait for ever.
        guard buffer[start] > 0x20 else { throw RequestRefusal(status: 400, line: "") }
        return true
      }
    }
  }

  private mutating func chunks(of head: RequestHead) throws(RequestRefusal) -> [UInt8]? {
    let refusal = RequestRefusal(status: 400, line: head.lines.first ?? "")
    var body: [UInt8] = []
    while let line = try through([13, 10]) {
      let digits = line.prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: " ") }
      guard let size = Int(String(decoding: digits, as: UTF8.self), radix: 16), size >= 0 else {
        throw refusal
      }
      if size == 0 { return try trailers() ? body : nil }
      guard let chunk = take(size), let end = take(2) else { return nil }
      guard end == [13, 10] else { throw refusal }
      body += chunk
    }
    return nil
  }

  /// Skips trailer fields; false when the stream ends in them.
  private mutating func trailers() throws(RequestRefusal) -> Bool {
    while let line = try through([13, 10]) {
      if line.isEmpty { return true }
    }
    return false
  }

  /// What stands before the next `mark`, which is skipped; `nil` at the end of the stream.
  private mutating func through(_ mark: [UInt8]) throws(RequestRefusal) -> [UInt8]? {
    var searched = start
    while true {
      if let found = first(mark, from: searched) {
        let line = Array(buffer[start..<found])
        start = found + mark.count
        return line
      }
      guard buffer.count - start <= Self.limit else {
        throw RequestRefusal(status: 431, line: "")
      }
      searched = max(start, buffer.count - mark.count + 1)
      let offset = searched - start
      guard fill() else { return nil }
      searched = start + offset
    }
  }

  private func first(_ mark: [UInt8], from index: Int) -> Int? {
    guard buffer.count >= index + mark.count else { return nil }
    return (index...(buffer.count - mark.count)).first { buffered(from: $0).starts(with: mark) }
  }

  private mutating func take(_ count: Int) -> [UInt8]? {
    while buffer.count - start < count {
      guard fill() else { return nil }
    }
    defer { start += count }
    return Array(buffer[start..<(start + count)])
  }

  private func buffered(from index: Int) -> ArraySlice<UInt8> { buffer[index...] }

  /// Drops what was read and waits for more.
  private mutating func fill() -> Bool {
    guard let more = receive() else { return false }
    buffer.removeSubrange(..<start)
    start = 0
    buffer += more
    return true
  }
}

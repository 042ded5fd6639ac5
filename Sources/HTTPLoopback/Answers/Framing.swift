import HTTPTransport

/// A framing that the client understands, and what it makes of a body.
enum Framing: Sendable, Hashable {
  case contentLength
  case chunked(bytes: Int)
  case untilClose
  case declaredLength(bytes: Int)

  init(_ wanted: LoopbackAnswer.Framing, for head: RequestHead) {
    switch wanted {
    case .contentLength: self = .contentLength
    case .chunked(let bytes): self = head.isVersion11 ? .chunked(bytes: max(1, bytes)) : .untilClose
    case .untilClose: self = .untilClose
    case .declaredLength(let bytes): self = .declaredLength(bytes: bytes)
    }
  }

  /// Whether the client sees the end of the body while the connection stays open.
  var marksEnd: Bool {
    switch self {
    case .contentLength, .chunked: true
    case .untilClose, .declaredLength: false
    }
  }

  /// The header field for a body of `count` bytes.
  func field(for count: Int) -> HTTPFields.Field? {
    switch self {
    case .contentLength: .init(name: "Content-Length", value: "\(count)")
    case .chunked: .init(name: "Transfer-Encoding", value: "chunked")
    case .untilClose: nil
    case .declaredLength(let bytes): .init(name: "Content-Length", value: "\(bytes)")
    }
  }

  /// `content` as it goes over the wire; with a limit only so many of its bytes, and nothing
  /// after them, not even the mark of a chunk's or the body's end.
  func framed(_ content: [UInt8], upTo limit: Int? = nil) -> [UInt8] {
    guard case .chunked(let size) = self else { return Array(content.prefix(limit ?? .max)) }
    var output: [UInt8] = []
    var offset = 0
    while offset < content.count {
      let end = min(offset + size, content.count)
      if let limit, limit <= offset { return output }
      output += "\(String(end - offset, radix: 16))\r\n".utf8
      if let limit, limit < end { return output + content[offset..<limit] }
      output += content[offset..<end]
      output += [13, 10]
      offset = end
    }
    return limit == nil ? output + "0\r\n\r\n".utf8 : output
  }
}

import HTTPTransport
import Testing

@testable import HTTPLoopback

@Suite struct RequestReaderTests {
  private static let stream = """
    \r\nPOST /a HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n\
    a;x\r\n0123456789\r\n3\r\nabc\r\n0\r\nT: t\r\n\r\n\
    PUT /b HTTP/1.1\r\nContent-Length: 4\r\n\r\nbody\
    GET /c HTTP/1.1\r\n\r\n
    """

  /// The pieces in which bytes arrive must not matter.
  @Test(arguments: [1, 2, 3, 7, 64, 1_000]) func readsPieces(of size: Int) throws {
    var rest = Array(Self.stream.utf8)[...]
    var reader = RequestReader {
      defer { rest = rest.dropFirst(size) }
      return rest.isEmpty ? nil : Array(rest.prefix(size))
    }
    var read: [String] = []
    while let head = try reader.head(), let body = try reader.body(of: head) {
      read.append("\(head.method.rawValue) \(head.target) \(String(decoding: body, as: UTF8.self))")
    }
    #expect(read == ["POST /a 0123456789abc", "PUT /b body", "GET /c "])
  }

  @Test(arguments: [
    "GET / HTTP/1.1\r\n", "PUT / HTTP/1.1\r\nContent-Length: 4\r\n\r\nbod",
    "PUT / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n",
  ])
  func seesAnEarlyEnd(_ text: String) throws {
    var rest: [UInt8]? = Array(text.utf8)
    var reader = RequestReader {
      defer { rest = nil }
      return rest
    }
    let body = try reader.head().flatMap { try reader.body(of: $0) }
    #expect(body == nil)
  }
}

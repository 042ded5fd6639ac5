import HTTPTransport
import MajorDomain

/// An answer as the cache keeps it: text lines, an empty line, the body.
///
/// ```text
/// gh-major-answer 1
/// <checksum of all that follows>
/// <key>
/// <seconds since 1970>
/// ETag: "…"
///
/// <body>
/// ```
struct CachedAnswer: Sendable, Hashable {
  /// When the server sent it.
  let receivedAt: Timestamp
  /// The fields that are kept, among them the `ETag`.
  let headers: HTTPFields
  /// The whole body.
  let body: [UInt8]

  /// What a later run needs of an answer's fields; the others are about the exchange, or about the
  /// client.
  private static let keptFields = ["ETag", "Link", "Content-Type", "X-GitHub-SSO"]
  private static let magic = "gh-major-answer 1"

  /// The entity tag (RFC 9110, section 8.8.3).
  var entityTag: String? { headers["ETag"] }

  /// Fails when the answer is none to keep: it is no success, or the server gave it no tag.
  init?(_ response: HTTPResponse, at now: Timestamp) {
    guard response.status == 200, let tag = response.headers["ETag"], !tag.isEmpty else {
      return nil
    }
    receivedAt = now
    headers = HTTPFields(
      Self.keptFields.flatMap { name in
        response.headers.values(of: name).map { .init(name: name, value: $0) }
      })
    body = response.body
  }

  /// The answer that a 304 means: this one, with what the 304 says anew (RFC 9111, section 4.3.4).
  func confirmed(by response: HTTPResponse) -> HTTPResponse {
    var merged = headers
    let names = Set(response.headers.fields.map { $0.name.lowercased() })
    for name in names where !Self.aboutTheBody.contains(name) {
      merged[name] = response.headers[name]
    }
    return HTTPResponse(status: 200, headers: merged, body: body)
  }

  /// The answer as it was.
  var response: HTTPResponse { HTTPResponse(status: 200, headers: headers, body: body) }

  /// A 304 has no body, so what it says of one is not about this one.
  private static let aboutTheBody: Set<String> = [
    "content-length", "content-encoding", "content-type", "transfer-encoding",
  ]
}

// MARK: - Bytes

extension CachedAnswer {
  /// The entry as bytes; `nil` when a field does not fit in a line.
  func bytes(_ key: CacheKey, storeKey: [UInt8]) -> [UInt8]? {
    let lines =
      [key.text, String(receivedAt.secondsSinceEpoch)]
      + headers.fields.map { "\($0.name): \($0.value)" }
    guard lines.allSatisfy({ !$0.isEmpty && !$0.utf8.contains(UInt8(ascii: "\n")) }) else {
      return nil
    }
    var content = Array((lines.joined(separator: "\n") + "\n\n").utf8)
    content.reserveCapacity(content.count + body.count)
    content += body
    guard let hash = SipHash.hash(content[...], key: storeKey) else { return nil }
    return Array("\(Self.magic)\n\(Self.hex(hash))\n".utf8) + content
  }

  /// Reads an entry; fails when it is damaged, or that of another request.
  init?(_ bytes: [UInt8], _ key: CacheKey, storeKey: [UInt8]) {
    let prefix = Self.magic.utf8.count + 1
    let start = prefix + 17
    guard bytes.count > start, bytes.starts(with: Self.magic.utf8),
      let hash = SipHash.hash(bytes[start...], key: storeKey),
      bytes[prefix..<(start - 1)].elementsEqual(Self.hex(hash).utf8)
    else { return nil }
    // The checksum is right, so what follows was written by bytes(_:storeKey:).
    var lines: [Substring] = []
    var rest = bytes[start...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")), end > rest.startIndex {
      lines.append(Substring(decoding: rest[..<end], as: UTF8.self))
      rest = rest[(end + 1)...]
    }
    guard lines.count > 2, lines[0] == key.text, let seconds = Int(lines[1]) else { return nil }
    receivedAt = Timestamp(secondsSinceEpoch: seconds)
    headers = HTTPFields(
      lines.dropFirst(2).compactMap { line in
        guard let colon = line.firstIndex(of: ":") else { return nil }
        return .init(
          name: String(line[..<colon]), value: String(line[colon...].dropFirst(2)))
      })
    body = Array(rest.dropFirst())
  }

  private static func hex(_ hash: UInt64) -> String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

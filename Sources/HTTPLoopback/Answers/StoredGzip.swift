/// The gzip format (RFC 1952) around stored blocks (RFC 1951, section 3.2.4): what a client must
/// undo, without a compressor. The result is longer than its input.
package enum StoredGzip {
  /// `bytes` as one gzip member.
  package static func encoded(_ bytes: [UInt8]) -> [UInt8] {
    var output: [UInt8] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]
    output.reserveCapacity(bytes.count + bytes.count / 65_535 * 5 + 32)
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(65_535)
      rest = rest.dropFirst(block.count)
      output.append(rest.isEmpty ? 1 : 0)
      output.append(littleEndian: UInt16(block.count))
      output.append(littleEndian: ~UInt16(block.count))
      output += block
    } while !rest.isEmpty
    output.append(littleEndian: checksum(of: bytes))
    output.append(littleEndian: UInt32(truncatingIfNeeded: bytes.count))
    return output
  }

  /// CRC-32 as of RFC 1952, section 8.
  static func checksum(of bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ ($0 >> 8) }
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xedb8_8320 ^ (value >> 1) : value >> 1
    }
  }
}

extension [UInt8] {
  fileprivate mutating func append<Number: FixedWidthInteger>(littleEndian number: Number) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }
}

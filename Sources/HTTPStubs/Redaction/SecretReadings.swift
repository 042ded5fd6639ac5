/// Every way in which a text is read when it is searched, so that a secret is also found behind
/// an encoding that a server or a client may have put over it.
enum SecretReadings {
  /// The text itself and what it is without NUL bytes (UTF-16 of ASCII), without JSON's and
  /// percent escapes, each also over the other, up to three deep.
  static func unescaped(_ bytes: [UInt8]) -> [[UInt8]] {
    var readings = [bytes]
    var current = bytes
    func add(_ next: [UInt8]) {
      guard next != current else { return }
      current = next
      readings.append(next)
    }
    for _ in 1...3 {
      let before = readings.count
      add(current.contains(0) ? current.filter { $0 != 0 } : current)
      add(withoutJSONEscapes(current))
      add(withoutPercentEscapes(current))
      if readings.count == before { break }
    }
    return readings
  }

  /// What runs of base64 or base64url in the text stand for, in each of the four ways in which a
  /// run can be cut into groups, since a run may begin before the encoded text does. White space
  /// between is ignored: encoders break lines.
  static func decodedBase64(_ bytes: [UInt8], shortest: Int) -> [[UInt8]] {
    let dense = bytes.filter { $0 > 0x20 }
    var runs: [ArraySlice<UInt8>] = []
    var start = 0
    for index in 0...dense.count where index == dense.count || sextets[Int(dense[index])] > 63 {
      if index - start >= shortest { runs.append(dense[start..<index]) }
      start = index + 1
    }
    guard !runs.isEmpty else { return [] }
    return (0..<4).map { offset in
      var decoded: [UInt8] = []
      for run in runs {
        decode(run.dropFirst(offset), into: &decoded)
        decoded.append(UInt8(ascii: " "))
      }
      return decoded
    }
  }

  private static func decode(_ run: ArraySlice<UInt8>, into decoded: inout [UInt8]) {
    var bits: UInt32 = 0
    var count = 0
    for byte in run {
      bits = bits << 6 | UInt32(sextets[Int(byte)])
      count += 6
      if count >= 8 {
        count -= 8
        decoded.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
  }

  /// The value of each character of base64 and base64url; 255 for all others.
  private static let sextets: [UInt8] = {
    var table = [UInt8](repeating: 255, count: 256)
    let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
    for (value, byte) in alphabet.utf8.enumerated() { table[Int(byte)] = UInt8(value) }
    for (byte, value) in zip("+/-_".utf8, [62, 63, 62, 63] as [UInt8]) {
      table[Int(byte)] = value
    }
    return table
  }()

  private static func withoutPercentEscapes(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(UInt8(ascii: "%")) else { return bytes }
    return replacing(bytes, UInt8(ascii: "%")) { rest in
      hexadecimal(rest.dropFirst(), digits: 2).map { ([UInt8(truncatingIfNeeded: $0)], 3) }
    }
  }

  private static func withoutJSONEscapes(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(UInt8(ascii: "\\")) else { return bytes }
    return replacing(bytes, UInt8(ascii: "\\")) { rest in
      switch rest.dropFirst().first {
      case UInt8(ascii: "u"):
        return hexadecimal(rest.dropFirst(2), digits: 4).map { value in
          (Array(String(Unicode.Scalar(value) ?? " ").utf8), 6)
        }
      case UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"), UInt8(ascii: "b"),
        UInt8(ascii: "f"):
        return ([UInt8(ascii: "\n")], 2)
      case let byte?: return ([byte], 2)
      case nil: return nil
      }
    }
  }

  /// Replaces what begins with `mark`, where `replacement` says with what and how much.
  private static func replacing(
    _ bytes: [UInt8], _ mark: UInt8,
    _ replacement: (ArraySlice<UInt8>) -> (bytes: [UInt8], count: Int)?
  ) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == mark, let (replaced, count) = replacement(bytes[index...]) {
        result += replaced
        index += count
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }

  private static func hexadecimal(_ bytes: ArraySlice<UInt8>, digits: Int) -> UInt32? {
    guard bytes.count >= digits else { return nil }
    var value: UInt32 = 0
    for byte in bytes.prefix(digits) {
      guard let digit = Character(UnicodeScalar(byte)).hexDigitValue else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }
}

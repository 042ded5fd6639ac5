/// SipHash-2-4: a keyed hash of 64 bits (J.-P. Aumasson, D. J. Bernstein, "SipHash: a fast
/// short-input PRF", 2012). Without the key nothing about the input follows from the hash.
struct SipHash {
  private var v0: UInt64
  private var v1: UInt64
  private var v2: UInt64
  private var v3: UInt64

  /// Hashes bytes with a key of 16 bytes; fails when the key has another length.
  static func hash(_ bytes: ArraySlice<UInt8>, key: [UInt8]) -> UInt64? {
    guard key.count == 16 else { return nil }
    let (first, second) = key.withUnsafeBytes { key in (word(key, 0), word(key, 8)) }
    var hasher = SipHash(first, second)
    return bytes.withUnsafeBytes { hasher.hash($0) }
  }

  private init(_ k0: UInt64, _ k1: UInt64) {
    v0 = k0 ^ 0x736f_6d65_7073_6575
    v1 = k1 ^ 0x646f_7261_6e64_6f6d
    v2 = k0 ^ 0x6c79_6765_6e65_7261
    v3 = k1 ^ 0x7465_6462_7974_6573
  }

  private mutating func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    let whole = bytes.count & ~7
    var offset = 0
    while offset < whole {
      absorb(Self.word(bytes, offset))
      offset += 8
    }
    var last = UInt64(truncatingIfNeeded: bytes.count) << 56
    for index in whole..<bytes.count { last |= UInt64(bytes[index]) << (8 * (index - whole)) }
    absorb(last)
    v2 ^= 0xff
    for _ in 0..<4 { round() }
    return v0 ^ v1 ^ v2 ^ v3
  }

  private mutating func absorb(_ word: UInt64) {
    v3 ^= word
    round()
    round()
    v0 ^= word
  }

  @inline(__always)
  private mutating func round() {
    v0 &+= v1
    v1 = Self.rotate(v1, 13) ^ v0
    v0 = Self.rotate(v0, 32)
    v2 &+= v3
    v3 = Self.rotate(v3, 16) ^ v2
    v0 &+= v3
    v3 = Self.rotate(v3, 21) ^ v0
    v2 &+= v1
    v1 = Self.rotate(v1, 17) ^ v2
    v2 = Self.rotate(v2, 32)
  }

  @inline(__always)
  private static func rotate(_ value: UInt64, _ bits: UInt64) -> UInt64 {
    value &<< bits | value &>> (64 - bits)
  }

  @inline(__always)
  private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}

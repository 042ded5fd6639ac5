import Testing

@testable import HTTPLoopback

@Suite struct StoredGzipTests {
  /// The check value of CRC-32 in the catalogue of parametrised CRC algorithms.
  @Test func checksumIsCRC32() {
    #expect(StoredGzip.checksum(of: Array("123456789".utf8)) == 0xcbf4_3926)
    #expect(StoredGzip.checksum(of: []) == 0)
  }

  @Test func encodesOneMember() {
    #expect(
      StoredGzip.encoded([0x61]) == [
        0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff, 1, 1, 0, 0xfe, 0xff, 0x61, 0x43, 0xbe, 0xb7, 0xe8,
        1, 0, 0, 0,
      ])
  }

  @Test(arguments: [(0, 1), (65_535, 1), (65_536, 2), (131_070, 2), (131_071, 3)])
  func splitsIntoBlocks(_ count: Int, blocks: Int) {
    let encoded = StoredGzip.encoded(Array(repeating: 0, count: count))
    #expect(encoded.count == 18 + count + 5 * blocks)
  }
}

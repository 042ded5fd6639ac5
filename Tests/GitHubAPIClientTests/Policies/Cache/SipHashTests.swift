import Testing

@testable import GitHubAPIClient

/// The test vectors of the paper, appendix A, and of its reference implementation: the key is
/// 00 01 … 0f, the input 00 01 … and so on.
@Suite struct SipHashTests {
  @Test(arguments: [
    (0, 0x726f_db47_dd0e_0e31 as UInt64), (1, 0x74f8_39c5_93dc_67fd), (7, 0xab02_00f5_8b01_d137),
    (8, 0x93f5_f579_9a93_2462), (15, 0xa129_ca61_49be_45e5), (63, 0x958a_324c_eb06_4572),
  ])
  func vector(_ length: Int, _ hash: UInt64) {
    let input = (0..<UInt8(length)).map { $0 }
    #expect(SipHash.hash(input[...], key: Array(0..<16)) == hash)
  }

  @Test func aKeyHas16Bytes() { #expect(SipHash.hash([1][...], key: [1, 2]) == nil) }
}

/// Finds a few bytes in many, by R. N. Horspool's method ("Practical fast searching in strings",
/// 1980): most of a long text is never looked at.
struct ByteSearch {
  private let needle: [UInt8]
  private let skips: [Int]

  /// Creates a search; an empty needle is found nowhere.
  init(_ text: some StringProtocol) {
    needle = Array(text.utf8)
    var skips = Array(repeating: max(needle.count, 1), count: 256)
    for (index, byte) in needle.dropLast().enumerated() {
      skips[Int(byte)] = needle.count - 1 - index
    }
    self.skips = skips
  }

  /// Where the needle first ends, from an offset on.
  func end(in bytes: [UInt8], from start: Int = 0) -> Int? {
    guard let last = needle.last else { return nil }
    return bytes.withUnsafeBufferPointer { bytes in
      var end = start + needle.count
      while end <= bytes.count {
        if bytes[end - 1] == last, bytes[(end - needle.count)..<end].elementsEqual(needle) {
          return end
        }
        end += skips[Int(bytes[end - 1])]
      }
      return nil
    }
  }
}

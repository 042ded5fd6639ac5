import SystemCalls

/// Words for completion: owners and repositories that were seen, in the file `words` of the folder,
/// one a line, the latest first.
extension CacheFolder {
  private static let maximumWords = 2_000

  private var wordsFile: String { path + "/words" }

  /// The words, the latest first; none when there is no file.
  package func words() -> [String] {
    guard let bytes = try? FileContent.read(wordsFile) else { return [] }
    return bytes.split(separator: UInt8(ascii: "\n")).lazy
      .map { String(decoding: $0, as: UTF8.self) }.filter(Self.isWord).prefix(Self.maximumWords)
      .map { $0 }
  }

  /// Adds words before those that are there; the oldest beyond 2,000 are forgotten.
  package func remember(_ new: [String]) {
    let old = words()
    var seen: Set<String> = []
    let all = (new + old).filter { Self.isWord($0) && seen.insert($0).inserted }
    let kept = Array(all.prefix(Self.maximumWords))
    // The folder is made by key(); without it nothing can be kept.
    guard kept != old, key() != nil else { return }
    try? PrivateFile.replace(wordsFile, Array((kept.joined(separator: "\n") + "\n").utf8))
  }

  /// Whether a shell may be given the word: a login, or a login and a name.
  private static func isWord(_ text: String) -> Bool {
    (1...140).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"),
          UInt8(ascii: "-"), UInt8(ascii: "/"):
          true
        default: false
        }
      }
  }
}

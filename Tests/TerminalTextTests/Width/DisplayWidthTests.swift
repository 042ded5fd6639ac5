import TerminalText
import Testing
import VirtualTime

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("plain", 5), ("\u{1b}\u{7f}\u{9b}\r\n", 0),
    ("日本語のリスト", 14), ("한국어", 6), ("ｶﾅ", 2), ("ＡＢ", 4), ("カ\u{3099}", 2), ("ｶ\u{ff9e}", 2),
    ("e\u{301}", 1), ("a\u{200b}b\u{feff}", 2), ("a\u{ad}b", 3), ("\u{301}", 0),
    ("§±αЖ“”…→", 8), ("─│█", 3),
    ("😀😀", 4), ("👩‍👩‍👧‍👦", 2), ("🏳️‍🌈", 2), ("🏃‍♂️", 2), ("👍🏽", 2), ("☝🏽", 2), ("❤️‍🔥", 2),
    ("❤", 1), ("❤\u{fe0f}", 2), ("❤\u{fe0e}", 1), ("⌚", 2), ("⌚\u{fe0e}", 2), ("a\u{fe0f}", 1),
    ("🇩🇪", 2), ("🇩🇪🇫🇷", 4), ("🇩", 2), ("🏴\u{e0067}\u{e0062}\u{e007f}", 2),
    ("1\u{fe0f}\u{20e3}", 2), ("1\u{20e3}", 1), ("#\u{fe0f}\u{20e3}*", 3),
    ("\u{1112}\u{1161}\u{11ab}", 2), ("\u{1100}", 2), ("\u{1161}", 0), ("\u{d7b0}", 0),
    ("क्षि", 2), ("कः", 2), ("กำ", 2), ("ที่", 1), ("ﷺ", 1),
    ("\u{20000}", 2), ("\u{3fffd}", 2), ("\u{10ffff}", 1), ("\u{3000}", 2), ("\u{303f}", 1),
  ])
  func countsCells(text: String, cells: Int) {
    #expect(DisplayWidth.cells(of: text) == cells)
  }

  /// The way without grapheme clusters must give what the clusters give, whatever is mixed.
  @Test func agreesWithTheSumOverClusters() {
    var random = SeededGenerator(seed: 5)
    let pieces: [Unicode.Scalar] = Array(
      "aé日한😀❤1#\u{301}\u{fe0f}\u{200d}🇩👍🏽कΩЖ、￡\r\n\u{20e3}".unicodeScalars)
    for _ in 0..<5_000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        text.append(pieces[Int.random(in: 0..<pieces.count, using: &random)])
      }
      let string = String(text)
      #expect(
        DisplayWidth.cells(of: string) == string.reduce(0) { $0 + DisplayWidth.cells(of: $1) })
    }
  }

  @Test func joinsNoScalarsThatItTakesToStandAlone() {
    // The first and the last code points of the blocks, next to each other in all pairs.
    let borders: [UInt32] = [
      0x20, 0x2FF, 0x370, 0x482, 0x48A, 0x58F, 0x2010, 0x2027, 0x2030, 0x205E, 0x2100, 0x2BFF,
      0x3000, 0x3029, 0x3030, 0x3098, 0x309B, 0xA4CF, 0xAC00, 0xD7A3, 0xFF01, 0xFF9D, 0x1F300,
      0x1F3FA, 0x1F400, 0x1FAFF, 0x20000, 0x3FFFD,
    ]
    let scalars = borders.compactMap(Unicode.Scalar.init)
    for first in scalars {
      for second in scalars {
        var text = String(Character(first))
        text.unicodeScalars.append(second)
        #expect(text.count == 2, "U+\(String(first.value, radix: 16)) joins")
      }
    }
  }

  @Test func statesTheVersionOfItsData() {
    #expect(DisplayWidth.unicodeVersion == "15.0.0")
  }
}

/// How many cells of a terminal a text takes.
///
/// Wide and fullwidth characters (UAX #11) and characters with emoji presentation take two cells,
/// ambiguous ones one, combining and other invisible ones none. A grapheme cluster takes the cells
/// of its scalars together, but never more than two, because that is how many a terminal gives it.
/// Control characters take none: text is made inert before it is measured.
public enum DisplayWidth {
  /// The version of the Unicode data that the widths come from.
  public static let unicodeVersion = DisplayWidthTable.unicodeVersion

  /// The cells of a grapheme cluster: 0, 1 or 2.
  public static func cells(of character: Character) -> Int {
    if let ascii = character.asciiValue { return ascii >= 0x20 && ascii != 0x7F ? 1 : 0 }
    var total = 0
    var followsJoiner = false
    for scalar in character.unicodeScalars {
      switch scalar.value {
      case 0x200D:
        followsJoiner = true
        continue
      case 0xFE0F where total == 1 && character.startsWithEmoji:
        // Emoji presentation makes a narrow character wide. The opposite, U+FE0E, changes nothing:
        // most terminals go on giving a wide character two cells.
        total = 2
      default:
        // What a joiner adds to an emoji is drawn into its cells.
        if !followsJoiner || !scalar.properties.isEmoji { total += cells(of: scalar) }
      }
      followsJoiner = false
    }
    return min(total, 2)
  }

  /// The cells of a text on one line.
  public static func cells(of text: String) -> Int {
    var text = text
    return text.withUTF8 { bytes in cells(ofUTF8: bytes) }
  }

  /// The cells of a text on one line that is given as UTF-8, for formatters that hold no string.
  public static func cells(ofUTF8 bytes: UnsafeBufferPointer<UInt8>) -> Int {
    if let simple = cellsWithoutClusters(bytes) { return simple }
    return String(decoding: bytes, as: UTF8.self).reduce(0) { $0 + cells(of: $1) }
  }

  /// The cells of one scalar by itself.
  static func cells(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20..<0x7F, 0xA0..<0x300: return 1
    case 0x4E00..<0xA000, 0xAC00..<0xD7A4: return 2
    default: break
    }
    let runs = DisplayWidthTable.runs
    // An entry is a code point times four plus the cells, so this is above the run's own entry.
    let bound = scalar.value << 2 | 3
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle] <= bound { low = middle + 1 } else { high = middle }
    }
    return Int(runs[low - 1] & 3)
  }
}

// MARK: - Text in which every scalar is a cluster of its own

extension DisplayWidth {
  /// The sum over the scalars when none of them can join another one, which spares finding the
  /// grapheme clusters; `nil` when one might.
  private static func cellsWithoutClusters(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var total = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x80 {
        total += byte >= 0x20 && byte != 0x7F ? 1 : 0
        index += 1
        continue
      }
      guard let (scalar, length) = scalar(in: bytes, at: index), standsAlone(scalar.value) else {
        return nil
      }
      total += cells(of: scalar)
      index += length
    }
    return total
  }

  private static func scalar(
    in bytes: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (Unicode.Scalar, length: Int)? {
    let lead = bytes[index]
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard lead >= 0xC2, index + length <= bytes.count else { return nil }
    var value = UInt32(lead) & (0xFF >> UInt32(length + 1))
    for offset in 1..<length {
      guard bytes[index + offset] & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(bytes[index + offset] & 0x3F)
    }
    return Unicode.Scalar(value).map { ($0, length) }
  }

  /// Whether the scalar is in a block where no two scalars form a grapheme cluster.
  private static func standsAlone(_ value: UInt32) -> Bool {
    switch value {
    case 0..<0x300, 0x370..<0x483, 0x48A..<0x590: true  // Latin, Greek, Cyrillic, Armenian
    case 0x2010..<0x2028, 0x2030..<0x205F, 0x20A0..<0x20C0, 0x2100..<0x2C00: true  // symbols
    case 0x3000..<0x302A, 0x3030..<0x3099, 0x309B..<0xA4D0, 0xAC00..<0xD7A4: true  // CJK
    case 0xFF01..<0xFF9E, 0x20000..<0x3FFFE: true  // fullwidth forms, more CJK
    case 0x1F300..<0x1F3FB, 0x1F400..<0x1FB00: true  // emoji, without the skin tones
    default: false
    }
  }
}

extension Character {
  fileprivate var startsWithEmoji: Bool {
    unicodeScalars.first?.properties.isEmoji ?? false
  }
}

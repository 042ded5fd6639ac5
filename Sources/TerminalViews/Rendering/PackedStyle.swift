import TerminalText

/// A text style in one number.
struct PackedStyle: Hashable, Sendable {
  private let bits: UInt16

  init(_ style: TextStyle) {
    var bits: UInt16 = 0
    if style.bold { bits |= 1 }
    if style.dim { bits |= 2 }
    if style.underline { bits |= 4 }
    if style.reverse { bits |= 8 }
    bits |= PackedStyle.code(style.foreground) << 4
    bits |= PackedStyle.code(style.background) << 8
    self.bits = bits
  }

  var style: TextStyle {
    TextStyle(
      bold: bits & 1 != 0, dim: bits & 2 != 0, underline: bits & 4 != 0, reverse: bits & 8 != 0,
      foreground: PackedStyle.color(bits >> 4 & 15), background: PackedStyle.color(bits >> 8 & 15))
  }

  /// 0 is no colour.
  private static func code(_ color: TextStyle.Color?) -> UInt16 {
    color.map { UInt16($0.rawValue) + 1 } ?? 0
  }

  private static func color(_ code: UInt16) -> TextStyle.Color? {
    code == 0 ? nil : TextStyle.Color(rawValue: Int(code) - 1)
  }
}

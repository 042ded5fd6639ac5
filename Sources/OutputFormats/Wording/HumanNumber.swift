/// Large counts at a glance: `999`, `1.2k`, `12.3k`, `123k`, `4.5M`.
enum HumanNumber {
  /// Appends the number rounded to what the letter leaves; one decimal below a hundred.
  static func append(_ value: Int, to bytes: inout [UInt8]) {
    let magnitude = value.magnitude
    guard magnitude >= 1_000 else { return DecimalDigits.append(value, to: &bytes) }
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    let units: [(size: UInt, letter: UInt8)] = [
      (1_000, UInt8(ascii: "k")), (1_000_000, UInt8(ascii: "M")),
      (1_000_000_000, UInt8(ascii: "B")),
    ]
    for (size, letter) in units {
      let tenths = (magnitude + size / 20) / (size / 10)
      let whole = (magnitude + size / 2) / size
      // 999,950 rounds to 1M and not to 1000k.
      if whole >= 1_000, size < 1_000_000_000 { continue }
      if tenths < 1_000 {
        DecimalDigits.append(tenths / 10, to: &bytes)
        if tenths % 10 > 0 {
          bytes.append(UInt8(ascii: "."))
          DecimalDigits.append(tenths % 10, to: &bytes)
        }
      } else {
        DecimalDigits.append(whole, to: &bytes)
      }
      bytes.append(letter)
      return
    }
  }
}

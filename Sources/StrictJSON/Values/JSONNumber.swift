/// A JSON number as it was written; no digit is lost.
///
/// ```swift
/// try JSONValue(parsing: "1.50").number?.literal  // "1.50"
/// ```
public struct JSONNumber: Sendable, Hashable, CustomStringConvertible {
  /// The literal, valid by RFC 8259, section 6.
  ///
  /// ```swift
  /// print(number.literal)  // 1e2
  /// ```
  public let literal: String

  /// Takes a literal that the scanner has checked.
  init(checked literal: String) { self.literal = literal }

  /// A whole number.
  ///
  /// ```swift
  /// JSONNumber(100).literal  // "100"
  /// ```
  public init(_ value: Int) { literal = String(value) }

  /// The literal.
  ///
  /// ```swift
  /// print(JSONNumber(100))  // 100
  /// ```
  public var description: String { literal }

  /// The value if it is whole and fits: `100`, `1e2` and `100.0` give 100, `1.5` gives `nil`.
  ///
  /// ```swift
  /// if let id = number.exactInt { ids.append(id) }
  /// ```
  public var exactInt: Int? {
    if let value = Int(literal) { return value }
    let parts = decimal
    guard parts.exponent >= 0, parts.digits.count + parts.exponent <= 19 else { return nil }
    let digits = parts.digits + String(repeating: "0", count: parts.exponent)
    return Int((parts.isNegative ? "-" : "") + (digits.isEmpty ? "0" : digits))
  }

  /// The nearest binary fraction; infinite beyond its range.
  ///
  /// ```swift
  /// let score = number.double
  /// ```
  public var double: Double { Double(literal) ?? .nan }

  /// Equal when the decimal values are equal: `1`, `1.0` and `10e-1` are.
  ///
  /// ```swift
  /// #expect(try JSONValue(parsing: "1e2").number == JSONNumber(100))
  /// ```
  public static func == (left: JSONNumber, right: JSONNumber) -> Bool {
    left.literal == right.literal || left.decimal == right.decimal
  }

  /// Hashes what `==` compares.
  ///
  /// ```swift
  /// let distinct = Set(numbers)  // 1 and 1.0 are one
  /// ```
  public func hash(into hasher: inout Hasher) { hasher.combine(decimal) }

  /// Sign, digits without outer zeros, and the power of ten of the last digit.
  private struct Decimal: Hashable {
    var isNegative = false
    var digits = ""
    var exponent = 0
  }

  private var decimal: Decimal {
    var result = Decimal()
    var digits: [UInt8] = []
    var bytes = literal.utf8[...]
    if bytes.first == UInt8(ascii: "-") {
      result.isNegative = true
      bytes = bytes.dropFirst()
    }
    let mantissa = bytes.prefix { $0 | 0x20 != UInt8(ascii: "e") }
    // An exponent beyond Int counts as the largest one: such numbers are equal only if alike.
    if let exponent = Substring(bytes.dropFirst(mantissa.count + 1)).nonEmpty {
      result.exponent = Int(exponent) ?? (exponent.hasPrefix("-") ? Int.min / 2 : Int.max / 2)
      result.exponent = min(max(result.exponent, Int.min / 2), Int.max / 2)
    }
    var isFraction = false
    for byte in mantissa {
      if byte == UInt8(ascii: ".") {
        isFraction = true
      } else {
        if !(digits.isEmpty && byte == UInt8(ascii: "0")) { digits.append(byte) }
        if isFraction { result.exponent -= 1 }
      }
    }
    while digits.last == UInt8(ascii: "0") {
      digits.removeLast()
      result.exponent += 1
    }
    if digits.isEmpty { return Decimal() }
    result.digits = String(decoding: digits, as: UTF8.self)
    return result
  }
}

extension Substring {
  fileprivate var nonEmpty: Substring? { isEmpty ? nil : self }
}

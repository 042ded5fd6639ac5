/// The range of stars that a query asks for, taken out of its text so that it can be narrowed.
package struct StarRange: Hashable {
  /// The least number.
  package var least: Int
  /// The greatest number; `nil` for no bound.
  package var most: Int?
  /// The text without its `stars:` qualifier.
  package let rest: String

  /// Reads a query's text: none or one `stars:` qualifier. Fails on several, and on one that is
  /// negated or has another form, since such a range cannot be narrowed.
  package init?(_ text: String) {
    let words = Self.words(text)
    let starWords = words.filter { $0.lowercased().contains("stars:") && !$0.contains("\"") }
    guard starWords.count <= 1 else { return nil }
    rest = words.filter { !starWords.contains($0) }.joined(separator: " ")
    guard let word = starWords.first else {
      least = 0
      return
    }
    guard word.lowercased().hasPrefix("stars:"), !words.contains("NOT"), !words.contains("OR"),
      let bounds = Self.bounds(word.dropFirst(6))
    else { return nil }
    (least, most) = bounds
  }

  /// The query for this range.
  package var text: String {
    let range =
      if let most { "stars:\(least)..\(most)" } else { "stars:>=\(least)" }
    return rest.isEmpty ? range : "\(rest) \(range)"
  }

  private static func bounds(_ text: Substring) -> (Int, Int?)? {
    if text.hasPrefix(">=") { return Int(text.dropFirst(2)).map { ($0, nil) } }
    if text.hasPrefix("<=") { return Int(text.dropFirst(2)).map { (0, $0) } }
    if text.hasPrefix(">") { return Int(text.dropFirst()).map { ($0 + 1, nil) } }
    if text.hasPrefix("<") { return Int(text.dropFirst()).map { (0, $0 - 1) } }
    guard let dots = text.firstRange(of: "..") else { return Int(text).map { ($0, $0) } }
    let (low, high) = (text[..<dots.lowerBound], text[dots.upperBound...])
    guard let least = low == "*" ? 0 : Int(low) else { return nil }
    if high == "*" { return (least, nil) }
    return Int(high).map { (least, $0) }
  }

  /// The words of a query; what stands in quotes is one.
  private static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isQuoted = false
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if character.isWhitespace, !isQuoted {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    return word.isEmpty ? words : words + [word]
  }
}

package import MajorDomain

/// Dates in header fields (RFC 9110, section 5.6.7).
package enum HTTPDate {
  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  /// Reads the preferred form, `Wed, 21 Oct 2026 07:28:00 GMT`; the two obsolete ones, which no
  /// server of GitHub sends, are not read.
  package static func parse(_ text: String) -> Timestamp? {
    let words = text.split(whereSeparator: { $0 == " " || $0 == "," })
    guard words.count == 6, words[5] == "GMT",
      words[1].count == 2, words[3].count == 4, words[4].count == 8,
      let month = months.firstIndex(of: words[2].lowercased())
    else { return nil }
    let monthDigits = month < 9 ? "0\(month + 1)" : "\(month + 1)"
    return Timestamp(rfc3339: "\(words[3])-\(monthDigits)-\(words[1])T\(words[4])Z")
  }
}

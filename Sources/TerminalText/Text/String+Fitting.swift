/// Cutting and padding by display width.
extension String {
  /// The text in at most so many cells, cut at the border of a grapheme cluster and ended with `…`
  /// when something had to go.
  public func truncated(toCells limit: Int) -> String {
    guard limit > 0 else { return "" }
    // No character takes more cells than bytes.
    if utf8.count <= limit || DisplayWidth.cells(of: self) <= limit { return self }
    return prefix(fittingCells: limit - 1) + "…"
  }

  /// The longest beginning that fits into so many cells without cutting a grapheme cluster.
  func prefix(fittingCells limit: Int) -> String {
    // Between two characters of printable ASCII there is always a border.
    let start = utf8.prefix(limit + 1)
    if start.allSatisfy({ (0x20..<0x7F).contains($0) }) {
      return String(self[..<utf8.index(utf8.startIndex, offsetBy: min(limit, start.count))])
    }
    var cells = 0
    var end = startIndex
    for index in indices {
      cells += DisplayWidth.cells(of: self[index])
      if cells > limit { break }
      end = self.index(after: index)
    }
    return String(self[..<end])
  }

  /// The text filled up with spaces to so many cells; the same text when it has as many already.
  public func padded(toCells width: Int, _ alignment: TextAlignment = .leading) -> String {
    let missing = width - DisplayWidth.cells(of: self)
    guard missing > 0 else { return self }
    let spaces = String(repeating: " ", count: missing)
    switch alignment {
    case .leading: return self + spaces
    case .trailing: return spaces + self
    }
  }
}

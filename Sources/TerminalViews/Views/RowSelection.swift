/// Which of many rows are on the screen, and which one is selected.
struct RowSelection: Sendable {
  let count: Int
  /// The selected row; a number beyond the rows is the nearest row.
  let selection: Int?
  let offset: Int
  let onSelect: (@Sendable (Int) -> Void)?
  let onActivate: (@Sendable (Int) -> Void)?

  init(
    count: Int, selection: Int?, offset: Int, onSelect: (@Sendable (Int) -> Void)?,
    onActivate: (@Sendable (Int) -> Void)?
  ) {
    self.count = count
    self.selection = count == 0 ? nil : selection.map { min(max($0, 0), count - 1) }
    self.offset = offset
    self.onSelect = onSelect
    self.onActivate = onActivate
  }

  /// Whether rows can be selected, so that they have a cell for the mark of it.
  var isSelectable: Bool { selection != nil || onSelect != nil || onActivate != nil }

  /// The rows in a window of so many: from the offset on, moved as little as shows the selection.
  func visible(_ window: Int) -> Range<Int> {
    let last = max(count - window, 0)
    var first = min(max(offset, 0), last)
    if let selection {
      first = min(first, selection)
      if selection - first >= window { first = min(selection - max(window, 1) + 1, last) }
    }
    return first..<min(first + max(window, 0), count)
  }

  /// The row that a key selects; `nil` when the key is none of those that move.
  func selection(after key: KeyEvent, page: Int) -> Int? {
    guard count > 0 else { return nil }
    let target: Int
    switch key {
    case .up: target = (selection ?? count) - 1
    case .down: target = (selection ?? -1) + 1
    case .pageUp: target = (selection ?? 0) - max(page, 1)
    case .pageDown: target = (selection ?? 0) + max(page, 1)
    case .home: target = 0
    case .end: target = count - 1
    default: return nil
    }
    return min(max(target, 0), count - 1)
  }
}

extension PlacedView {
  /// Whether the focus can be on the view: it takes keys by itself, and can be seen.
  var takesFocus: Bool {
    guard !isDisabled, !visibleArea.isEmpty else { return false }
    return switch view.element {
    case .button, .textField: true
    case .list(let list): list.rows.isSelectable
    case .table(let table): table.rows.isSelectable
    default: false
    }
  }

  /// Does what the key does in the view itself, and then what its handler does; says whether one
  /// of them used the key.
  func use(_ key: KeyEvent) -> Bool {
    if isDisabled { return false }
    return useByKind(key) || (view.keyHandler?(key) ?? false)
  }

  private func useByKind(_ key: KeyEvent) -> Bool {
    switch view.element {
    case .button(_, let action):
      guard key == .enter || key == .character(" ") else { return false }
      action()
      return true
    case .textField(let field):
      if key == .enter, let onSubmit = field.onSubmit {
        onSubmit()
        return true
      }
      var input = field.input
      guard input.apply(key) else { return false }
      if input != field.input { field.onChange(input) }
      return true
    case .list(let list): return list.rows.use(key, page: area.height / list.rowHeight)
    case .table(let table): return table.rows.use(key, page: area.height - 1)
    default: return false
    }
  }
}

extension RowSelection {
  fileprivate func use(_ key: KeyEvent, page: Int) -> Bool {
    if key == .enter, let onActivate, let selection {
      onActivate(selection)
      return true
    }
    guard let onSelect, let row = selection(after: key, page: page) else { return false }
    if row != selection { onSelect(row) }
    return true
  }
}

extension InspectedView {
  /// Does what a click does: runs the action of the button, or selects the row, that the view is
  /// or lies in.
  ///
  ///     try screen.find(.button, text: "Reload").tap()
  ///
  /// - Throws: ``InspectionError/blocked(action:view:by:because:)`` when a user could not do that,
  ///   ``InspectionError/unusable(action:view:)`` when there is nothing to tap.
  public func tap() throws(InspectionError) {
    try refuseObstacles(to: "tap")
    let trail = ancestors + [placed]
    for (index, view) in trail.enumerated().reversed() {
      if case .button(_, let action) = view.view.element { return action() }
      if index > 0, let onSelect = trail[index - 1].rowSelection?.onSelect {
        return onSelect(view.index)
      }
    }
    throw .unusable(action: "tap", view: summary)
  }

  /// Types text into the field, where its cursor stands.
  ///
  ///     try screen.find(.textField).type("swift")
  ///
  /// - Throws: As ``tap()``; only text fields can be typed into.
  public func type(_ text: String) throws(InspectionError) {
    try refuseObstacles(to: "type into")
    guard case .textField(let field) = placed.view.element else {
      throw .unusable(action: "type into", view: summary)
    }
    var input = field.input
    input.insert(text)
    field.onChange(input)
  }

  /// Sends a key to the view, and outwards until a view uses it.
  ///
  ///     try screen.find(.list).press(.down)
  ///
  /// - Throws: As ``tap()``; the key must be used by a view.
  public func press(_ key: KeyEvent) throws(InspectionError) {
    let action = "press \(key.description) in"
    try refuseObstacles(to: action)
    guard (ancestors + [placed]).reversed().contains(where: { $0.use(key) }) else {
      throw .unusable(action: action, view: summary)
    }
  }

  private func refuseObstacles(to action: String) throws(InspectionError) {
    guard let (view, reason) = obstacle else { return }
    throw .blocked(action: action, view: summary, by: view.summary, because: reason)
  }

  /// What keeps a user from the view: the outermost cause, which is the one to remove.
  private var obstacle: (InspectedView, InspectionError.Reason)? {
    let trail =
      ancestors.indices.map {
        InspectedView(ancestors[$0], inside: Array(ancestors[..<$0]))
      } + [self]
    if let hidden = trail.first(where: { $0.placed.view.isHidden }) { return (hidden, .hidden) }
    if let disabled = trail.first(where: { $0.placed.view.isDisabled }) {
      return (disabled, .disabled)
    }
    if placed.visibleArea.isEmpty {
      let cutting = trail.last { placed.area.intersection($0.area).isEmpty }
      return (cutting ?? trail[0], .offScreen)
    }
    return modal.map { ($0, .covered) }
  }

  /// The topmost alert of the tree, unless the view is in it or around it.
  private var modal: InspectedView? {
    guard let trail = (ancestors.first ?? placed).trailToModal, let alert = trail.last else {
      return nil
    }
    let found = InspectedView(alert, inside: trail.dropLast())
    return path.starts(with: found.path) || found.path.starts(with: path) ? nil : found
  }
}

extension PlacedView {
  /// The rows of a list or a table.
  fileprivate var rowSelection: RowSelection? {
    switch view.element {
    case .list(let list): list.rows
    case .table(let table): table.rows
    default: nil
    }
  }
}

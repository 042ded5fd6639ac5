extension Screen {
  /// The views that the focus can be on, in the order of the tab key: all that can be seen and take
  /// keys, and of those only the ones in the topmost alert when there is one.
  ///
  ///     screen.focusOrder.first
  public var focusOrder: [ViewIdentity] { focusable.map(\.identity) }

  /// The focus after the tab key, or after shift and tab when `backwards`.
  ///
  ///     focus = screen.nextFocus()
  public func nextFocus(backwards: Bool = false) -> ViewIdentity? {
    let order = focusOrder
    guard !order.isEmpty else { return nil }
    guard let focus, let index = order.firstIndex(of: focus) else {
      return backwards ? order.last : order.first
    }
    return order[(index + (backwards ? order.count - 1 : 1)) % order.count]
  }

  /// Sends a key to the view with the focus, and outwards until a view uses it; the actions that
  /// views have for it run before this returns. Without a focus the first view that can have it
  /// gets the key, and without such a view the root or the topmost alert.
  ///
  ///     if !screen.send(key), key == .tab { focus = screen.nextFocus() }
  ///
  /// - Returns: Whether a view used the key.
  @discardableResult
  public func send(_ key: KeyEvent) -> Bool {
    let candidates = focusable
    let target = candidates.first { $0.identity == focus } ?? candidates.first
    let trail = target?.trail ?? modalTrail
    return trail.reversed().contains { $0.use(key) }
  }

  private struct Focusable {
    let identity: ViewIdentity
    let trail: [PlacedView]
  }

  private var focusable: [Focusable] {
    let outer = modalTrail
    guard let start = outer.last else { return [] }
    var found: [Focusable] = []
    func visit(_ placed: PlacedView, _ trail: [PlacedView]) {
      if placed.view.isHidden { return }
      let trail = trail + [placed]
      if placed.takesFocus {
        let path = trail.dropFirst().map(\.index)
        found.append(Focusable(identity: ViewIdentity(of: placed.view, at: path), trail: trail))
      }
      for child in placed.children { visit(child, trail) }
    }
    visit(start, outer.dropLast())
    return found
  }

  /// The views from the root to the topmost alert, or the root alone.
  private var modalTrail: [PlacedView] { root.trailToModal ?? [root] }
}

extension PlacedView {
  /// The views from this one to the alert that lies over all others in it; `nil` without an alert.
  var trailToModal: [PlacedView]? {
    if view.isHidden { return nil }
    if view.kind == .alert { return [self] }
    for child in children.reversed() {
      if let trail = child.trailToModal { return [self] + trail }
    }
    return nil
  }
}

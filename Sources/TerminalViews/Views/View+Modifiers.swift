public import TerminalText

extension View {
  /// The view under a name by which inspection and the focus find it.
  ///
  ///     View.textField(query) { model.query = $0 }.id("query")
  public func id(_ name: String) -> View { changed { $0.name = name } }

  /// The view with another role than its kind's.
  ///
  ///     View.text("Next poll in 42 s").role(.status)
  public func role(_ role: Role) -> View { changed { $0.givenRole = role } }

  /// The view in a style, on which the styles of its parts are laid.
  ///
  ///     View.text("archived").style(TextStyle(dim: true))
  public func style(_ style: TextStyle) -> View { changed { $0.textStyle = style } }

  /// The view, dimmed and without its actions when `isDisabled`; so is all that is in it.
  ///
  ///     View.button("Star") { model.star() }.disabled(model.isSending)
  public func disabled(_ isDisabled: Bool = true) -> View { changed { $0.isDisabled = isDisabled } }

  /// The view, not drawn when `isHidden`; it keeps its room.
  ///
  ///     View.spinner(tick: tick).hidden(!model.isLoading)
  public func hidden(_ isHidden: Bool = true) -> View { changed { $0.isHidden = isHidden } }

  /// The view in so many cells; `nil` leaves that side as it is.
  ///
  ///     View.list(count: events.count) { View.text(events[$0]) }.size(height: 8)
  public func size(width: Int? = nil, height: Int? = nil) -> View {
    changed {
      $0.fixedWidth = width.map { max($0, 0) } ?? $0.fixedWidth
      $0.fixedHeight = height.map { max($0, 0) } ?? $0.fixedHeight
    }
  }

  /// The view with a handler for keys that neither it nor what is in it has used. The handler says
  /// whether it used the key; if not, the next view outwards is asked.
  ///
  ///     screen.onKey { key in
  ///       guard key == .character("q") else { return false }
  ///       model.quit()
  ///       return true
  ///     }
  public func onKey(_ handler: @escaping @Sendable (KeyEvent) -> Bool) -> View {
    changed { $0.keyHandler = handler }
  }

  private func changed(_ change: (inout View) -> Void) -> View {
    var view = self
    change(&view)
    return view
  }
}

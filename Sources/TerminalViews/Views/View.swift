import TerminalText

/// A piece of a screen as a plain value: what it is, and how it is named and styled.
///
/// Views are made by the static functions, such as ``text(_:lineLimit:)``, and changed by the
/// modifiers, such as ``id(_:)``. Nothing happens until a ``Screen`` lays them out.
///
///     let view = View.column {
///       View.text("octo-org").style(TextStyle(bold: true))
///       View.button("Reload") { model.reload() }
///     }
public struct View: Sendable {
  var element: Element
  var name: String?
  var givenRole: Role?
  var textStyle = TextStyle.plain
  var isDisabled = false
  var isHidden = false
  var fixedWidth: Int?
  var fixedHeight: Int?
  var keyHandler: (@Sendable (KeyEvent) -> Bool)?

  init(_ element: Element) { self.element = element }

  /// What the view is.
  ///
  ///     View.text("a").kind == .text
  public var kind: ViewKind { element.kind }

  /// What the view is for; when none was given, what views of its kind are for.
  ///
  ///     View.spinner(tick: 0).role == .indicator
  public var role: Role { givenRole ?? kind.role }
}

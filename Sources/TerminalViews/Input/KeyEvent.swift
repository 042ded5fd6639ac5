/// A key that was pressed.
///
///     try screen.find(.list).press(.down)
public enum KeyEvent: Sendable, Hashable {
  /// A key that types a character: `screen.send(.character("a"))`.
  case character(Character)
  /// A letter with the control key, in lower case: `screen.send(.control("c"))`.
  case control(Character)
  /// The enter key: `screen.send(.enter)`.
  case enter
  /// The escape key: `screen.send(.escape)`.
  case escape
  /// The tab key: `screen.send(.tab)`.
  case tab
  /// The tab key with shift: `screen.send(.backTab)`.
  case backTab
  /// The key that deletes before the cursor: `screen.send(.backspace)`.
  case backspace
  /// The key that deletes behind the cursor: `screen.send(.delete)`.
  case delete
  /// Arrow up: `screen.send(.up)`.
  case up
  /// Arrow down: `screen.send(.down)`.
  case down
  /// Arrow left: `screen.send(.left)`.
  case left
  /// Arrow right: `screen.send(.right)`.
  case right
  /// To the beginning: `screen.send(.home)`.
  case home
  /// To the end: `screen.send(.end)`.
  case end
  /// A page up: `screen.send(.pageUp)`.
  case pageUp
  /// A page down: `screen.send(.pageDown)`.
  case pageDown
}

extension KeyEvent: CustomStringConvertible {
  /// The key in words, for messages: `"\(KeyEvent.control("c"))" == "control-c"`.
  public var description: String {
    switch self {
    case .character(" "): "space"
    case .character(let character): String(character)
    case .control(let character): "control-\(character)"
    case .enter: "enter"
    case .escape: "escape"
    case .tab: "tab"
    case .backTab: "shift-tab"
    case .backspace: "backspace"
    case .delete: "delete"
    case .up: "up"
    case .down: "down"
    case .left: "left"
    case .right: "right"
    case .home: "home"
    case .end: "end"
    case .pageUp: "page up"
    case .pageDown: "page down"
    }
  }
}

/// A key that was pressed.
///
///     try screen.find(.list).press(.down)
public enum KeyEvent: Sendable, Hashable {
  /// A key that types a character.
  case character(Character)
  /// A letter with the control key, in lower case.
  case control(Character)
  case enter, escape, tab, backTab, backspace, delete
  case up, down, left, right, home, end, pageUp, pageDown
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

/// A view in a few words, for messages.
///
///     try screen.find(.button).summary.description == "button \"Reload\" at [2]"
public struct ViewSummary: Sendable, Hashable, CustomStringConvertible {
  /// What it is: `summary.kind == .button`.
  public let kind: ViewKind
  /// Its own text: `summary.text == "Reload"`.
  public let text: String?
  /// Its name: `summary.id == "reload"`.
  public let id: String?
  /// Its way from the root: `summary.path == [2]`.
  public let path: [Int]

  /// The summary as messages have it: `"\(summary)" == "button \"Reload\" at [2]"`.
  public var description: String { "\(words) at \(path)" }

  /// The summary without the way.
  var words: String {
    var words = kind.rawValue
    if let text { words += " \(ViewSummary.quoted(text))" }
    if let id { words += " with id \(ViewSummary.quoted(id))" }
    return words
  }

  /// A text in quotation marks, with an escape for what would break the line.
  static func quoted(_ text: String) -> String { text.debugDescription }
}

extension InspectedView {
  /// The view in a few words: `print(try screen.find(.button).summary)`.
  public var summary: ViewSummary {
    ViewSummary(kind: kind, text: kind == .tableRow ? text : ownText, id: id, path: path)
  }

  /// The tree as lines, for messages. Rows off the screen are counted, not listed.
  ///
  ///     print(screen.inspected.treeDescription)
  public var treeDescription: String { treeLines(indent: "").joined(separator: "\n") }

  private func treeLines(indent: String) -> [String] {
    var line = indent + (path.last.map { "\($0): " } ?? "") + summary.words
    if role != kind.role { line += ", role \(role.rawValue)" }
    if placed.view.isDisabled { line += ", disabled" }
    if placed.view.isHidden { line += ", hidden" }
    if isFocused { line += ", focused" }
    let isOffScreen = placed.visibleArea.isEmpty
    if isOffScreen && kind != .spacer { line += ", off screen" }
    // The cells of a row stand in its own line.
    return [line] + (kind == .tableRow ? [] : childLines(indent: indent + "  "))
  }

  private func childLines(indent: String) -> [String] {
    guard kind == .list || kind == .table else {
      return children.flatMap { $0.treeLines(indent: indent) }
    }
    let visible = children.filter { !$0.placed.visibleArea.isEmpty }
    let others = children.count - visible.count
    return visible.flatMap { $0.treeLines(indent: indent) }
      + (others > 0 ? ["\(indent)and \(others) of \(children.count) rows off screen"] : [])
  }
}

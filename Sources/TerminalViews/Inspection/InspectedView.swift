/// A view that was found in a tree, with its way from the root.
///
///     let button = try screen.find(.button, text: "Reload")
///     #expect(button.parent?.kind == .row)
public struct InspectedView: Sendable, Inspectable {
  let placed: PlacedView
  /// The views around it, the root first.
  let ancestors: [PlacedView]

  init(_ placed: PlacedView, inside ancestors: [PlacedView]) {
    self.placed = placed
    self.ancestors = ancestors
  }

  /// The view itself, from which a search in it begins: `try row.find(.button).tap()`.
  public var inspected: InspectedView { self }

  /// What it is: `view.kind == .button`.
  public var kind: ViewKind { placed.view.kind }
  /// What it is for: `view.role == .status`.
  public var role: Role { placed.view.role }
  /// Its name: `view.id == "query"`.
  public var id: String? { placed.view.name }

  /// Its text: of alerts the title, of tables the header, of images the description, and of other
  /// views that hold some the texts of those, with a space between:
  /// `row.text == "octo-org/linguist 12,001"`.
  public var text: String {
    ownText ?? children.map(\.text).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The numbers of the children on the way to it: `view.path == [1, 0]`.
  public var path: [Int] { (ancestors + [placed]).dropFirst().map(\.index) }

  /// Its cells, which may be off the screen: `view.area.size.width == 10`.
  public var area: CellArea { placed.area }

  /// Whether it, or a view around it, is disabled: `button.isDisabled`.
  public var isDisabled: Bool { placed.isDisabled }

  /// Whether it has the focus: `field.isFocused`.
  public var isFocused: Bool { placed.isFocused }

  /// Whether some of it is drawn on the screen: `row.isVisible`.
  public var isVisible: Bool {
    let isHidden = (ancestors + [placed]).contains { $0.view.isHidden }
    return !isHidden && !placed.visibleArea.isEmpty
  }

  /// The view around it; `nil` for the root: `text.parent?.kind == .row`.
  public var parent: InspectedView? {
    ancestors.last.map { InspectedView($0, inside: ancestors.dropLast()) }
  }

  /// The views in it, in order: `row.children.map(\.text)`.
  public var children: [InspectedView] {
    placed.children.map { InspectedView($0, inside: ancestors + [placed]) }
  }

  var ownText: String? { placed.view.ownText }

  var selfAndDescendants: [InspectedView] { [self] + children.flatMap(\.selfAndDescendants) }
}

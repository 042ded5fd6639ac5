/// A tree of views in which tests and programs look for views. Rows that are not on the screen are
/// found too, but refuse to be acted on.
///
///     let screen = Screen(view, size: CellSize(width: 80, height: 24))
///     try screen.find(.button, text: "Reload").tap()
public protocol Inspectable {
  /// The view that the search begins with: `Screen(view, size: size).inspected.kind`.
  var inspected: InspectedView { get }
}

extension Screen: Inspectable {
  /// The root of the tree: `screen.inspected.children.count`.
  public var inspected: InspectedView {
    let root = Screen.place(view, size: size, focus: focus, makesAllRows: true)
    return InspectedView(root, inside: [])
  }
}

extension Inspectable {
  /// The first view, from the root and downwards, that is all of what is asked for.
  ///
  ///     try screen.find(.button, containing: "Search More").tap()
  ///
  /// - Parameters:
  ///   - kind: What it is.
  ///   - text: Its whole text. What only holds others together has their texts, and is only found
  ///     by them when something else is asked for too.
  ///   - containing: A part of its text.
  ///   - role: What it is for.
  ///   - id: Its name.
  /// - Throws: ``InspectionError/notFound(sought:nearest:tree:)``.
  public func find(
    _ kind: ViewKind? = nil, text: String? = nil, containing: String? = nil, role: Role? = nil,
    id: String? = nil
  ) throws(InspectionError) -> InspectedView {
    let all = try findAll(kind, text: text, containing: containing, role: role, id: id)
    return all[0]
  }

  /// All views that are what is asked for, in the order of ``find(_:text:containing:role:id:)``;
  /// at least one, so that nothing is never taken for everything.
  ///
  ///     try screen.findAll(.tableRow).map(\.text)
  ///
  /// - Throws: ``InspectionError/notFound(sought:nearest:tree:)``.
  public func findAll(
    _ kind: ViewKind? = nil, text: String? = nil, containing: String? = nil, role: Role? = nil,
    id: String? = nil
  ) throws(InspectionError) -> [InspectedView] {
    let query = ViewQuery(kind: kind, text: text, containing: containing, role: role, id: id)
    let root = inspected
    let found = root.selfAndDescendants.filter(query.matches)
    guard found.isEmpty else { return found }
    throw .notFound(
      sought: query.description, nearest: query.nearest(in: root.selfAndDescendants),
      tree: root.treeDescription)
  }

  /// Whether there is such a view, hidden or not.
  ///
  ///     #expect(!screen.contains(.spinner))
  public func contains(
    _ kind: ViewKind? = nil, text: String? = nil, containing: String? = nil, role: Role? = nil,
    id: String? = nil
  ) -> Bool {
    let query = ViewQuery(kind: kind, text: text, containing: containing, role: role, id: id)
    return inspected.selfAndDescendants.contains(where: query.matches)
  }

  /// The view at these numbers of children; those of a list or table are the numbers of its rows.
  ///
  ///     try screen.view(at: [1, 0]).text
  ///
  /// - Throws: ``InspectionError/noView(at:deepest:childCount:tree:)``.
  public func view(at path: [Int]) throws(InspectionError) -> InspectedView {
    var view = inspected
    for index in path {
      let children = view.children
      guard children.indices.contains(index) else {
        throw .noView(
          at: inspected.path + path, deepest: view.summary, childCount: children.count,
          tree: inspected.treeDescription)
      }
      view = children[index]
    }
    return view
  }
}

/// Which view of a tree: by its name where it has one, or else by its path.
///
///     Screen(view, size: size, focus: .id("query"))
public enum ViewIdentity: Sendable, Hashable {
  /// The view with this name: `ViewIdentity.id("query")`.
  case id(String)
  /// The view at these numbers of children, from the root: `ViewIdentity.path([0, 2])`.
  case path([Int])

  init(of view: View, at path: [Int]) { self = view.name.map { .id($0) } ?? .path(path) }

  func isOf(_ view: View, at path: [Int]) -> Bool {
    switch self {
    case .id(let name): view.name == name
    case .path(let ownPath): ownPath == path
    }
  }
}

/// Why a view was not found, or refused an action. The description says what was sought, what is
/// nearest to it, and what there is instead.
///
///     #expect(throws: InspectionError.self) { try screen.find(.alert) }
public enum InspectionError: Error, Sendable, Hashable {
  /// What keeps a user from a view.
  ///
  ///     InspectionError.Reason.covered.rawValue == "covers it"
  public enum Reason: String, Sendable, Hashable {
    /// It, or a view around it, is disabled: `View.button("OK") {}.disabled()`.
    case disabled = "is disabled"
    /// It, or a view around it, is hidden: `View.button("OK") {}.hidden()`.
    case hidden = "is hidden"
    /// It lies where a view around it, or the screen, shows nothing: `list.children[4_000].tap()`.
    case offScreen = "does not show it"
    /// An alert lies over it: `View.stack { button; alert }`.
    case covered = "covers it"
  }

  /// No view is what was sought. `nearest` are those that are most like it, with what is different.
  ///
  ///     catch .notFound(let sought, _, _) { print(sought) }
  case notFound(sought: String, nearest: [String], tree: String)

  /// No view is at the path, of which `deepest` is the last one that there is.
  ///
  ///     catch .noView(let path, _, _, _) { print(path) }
  case noView(at: [Int], deepest: ViewSummary, childCount: Int, tree: String)

  /// A user could not do that now.
  ///
  ///     catch .blocked(_, _, let obstacle, let reason) { print(obstacle, reason) }
  case blocked(action: String, view: ViewSummary, by: ViewSummary, because: Reason)

  /// The view has nothing that the action would do.
  ///
  ///     catch .unusable(let action, let view) { print(action, view) }
  case unusable(action: String, view: ViewSummary)
}

extension InspectionError: CustomStringConvertible {
  /// The whole message: `"\(error)"`.
  public var description: String {
    switch self {
    case .notFound(let sought, let nearest, let tree):
      let candidates = nearest.isEmpty ? "" : "nearest:\n\(indented(nearest))\n"
      return "no view is \(sought)\n\(candidates)tree:\n\(indented([tree]))"
    case .noView(let path, let deepest, let count, let tree):
      return "no view is at \(path): \(deepest) has \(count) children\ntree:\n\(indented([tree]))"
    case .blocked(let action, let view, let obstacle, let reason):
      let subject = view == obstacle && reason != .offScreen ? "it" : "\(obstacle)"
      let words = view == obstacle && reason == .offScreen ? "it has no room" : nil
      return "cannot \(action) \(view): \(words ?? "\(subject) \(reason.rawValue)")"
    case .unusable(let action, let view):
      return "cannot \(action) \(view): neither it nor a view around it does anything then"
    }
  }

  private func indented(_ lines: [String]) -> String {
    lines.joined(separator: "\n").split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
  }
}

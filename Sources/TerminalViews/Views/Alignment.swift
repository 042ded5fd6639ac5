/// Where a view is put in room that it does not fill.
///
///     View.column(alignment: .center) { View.image(picture) }
public enum Alignment: Sendable, Hashable, CaseIterable {
  /// At the left, or at the top: `View.column(alignment: .start) { … }`.
  case start
  /// In the middle; of an odd rest the larger half comes after:
  /// `View.column(alignment: .center) { … }`.
  case center
  /// At the right, or at the bottom: `View.row(alignment: .end) { … }`.
  case end

  /// The cells before a view of `length` in so many cells.
  func offset(of length: Int, in available: Int) -> Int {
    let rest = max(available - length, 0)
    switch self {
    case .start: return 0
    case .center: return rest / 2
    case .end: return rest
    }
  }
}

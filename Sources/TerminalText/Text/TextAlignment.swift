/// The side that text is put to when it is given more room than it needs.
public enum TextAlignment: Sendable, Hashable {
  /// At the left, as prose is.
  case leading
  /// At the right, as numbers are.
  case trailing
}

/// When styles are sent: the values of `--color`.
public enum ColorMode: String, Sendable, Hashable, CaseIterable {
  /// As the stream and the environment say.
  case auto
  /// In any case.
  case always
  /// Not at all.
  case never
}

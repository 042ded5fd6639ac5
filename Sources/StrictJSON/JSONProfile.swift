/// How much is refused beyond the grammar of RFC 8259, which is always enforced.
public enum JSONProfile: Sendable, Hashable {
  /// I-JSON (RFC 7493): duplicate names and noncharacters are errors. For files that people write.
  case strict
  /// For answers of servers: of two members with one name the last one counts, and noncharacters
  /// pass. Everything else is as strict.
  case server

  /// How many arrays and objects may stand inside each other.
  public static let depthLimit = 512
}

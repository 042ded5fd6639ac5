extension JSONValue {
  /// Whether this value has everything that `part` asks for.
  ///
  /// An object contains another when it has each of its members, and each of these contains the
  /// other's. An array contains another of the same length whose elements it contains place by
  /// place. Everything else contains its equal.
  ///
  /// ```swift
  /// let body: JSONValue = ["name": "octo", "owner": ["id": 1, "login": "octo-org"]]
  /// body.contains(["owner": ["id": 1]])  // true
  /// ```
  public func contains(_ part: JSONValue) -> Bool {
    switch (self, part) {
    case (.object, .object(let members)):
      members.allSatisfy { self[$0.name]?.contains($0.value) ?? false }
    case (.array(let whole), .array(let parts)):
      whole.count == parts.count && zip(whole, parts).allSatisfy { $0.contains($1) }
    default: self == part
    }
  }
}

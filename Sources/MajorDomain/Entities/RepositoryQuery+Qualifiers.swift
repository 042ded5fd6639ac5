extension RepositoryQuery {
  /// Why a condition cannot be part of a query: nothing that a user typed may become more of it
  /// than one value.
  public struct UnquotableValue: Error, Sendable, Hashable {
    /// The qualifier, for example `language`.
    public var qualifier: String
    /// What was given for it.
    public var value: String
  }

  /// The qualifiers that ask for what a filter lets through (GitHub, "Searching for repositories").
  /// Without a word about forks GitHub leaves them out.
  public static func qualifiers(
    for filter: RepositoryFilter, owners: [Login] = []
  ) throws(UnquotableValue) -> [String] {
    var words = owners.map { "user:\($0)" }
    if filter.minimumStars > 0 { words.append("stars:>=\(filter.minimumStars)") }
    if let language = filter.language { words.append(try qualifier("language", language)) }
    for topic in filter.topics { words.append(try qualifier("topic", topic)) }
    if let license = filter.license { words.append(try qualifier("license", license)) }
    if filter.isFork == true { words.append("fork:only") }
    if let isArchived = filter.isArchived { words.append("archived:\(isArchived)") }
    if let visibility = filter.visibility { words.append("is:\(visibility.rawValue)") }
    if let since = filter.pushedSince { words.append("pushed:>=\(since.rfc3339)") }
    return words
  }

  private static func qualifier(
    _ name: String, _ value: String
  ) throws(UnquotableValue) -> String {
    let isSafe =
      !value.isEmpty
      && value.unicodeScalars.allSatisfy { scalar in
        scalar.value >= 0x20 && scalar.value != 0x7F && scalar != "\"" && scalar != "\\"
      }
    guard isSafe else { throw UnquotableValue(qualifier: name, value: value) }
    let isPlain = value.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || "+#.-_".unicodeScalars.contains(scalar)
    }
    return isPlain && value.first != "-" ? "\(name):\(value)" : "\(name):\"\(value)\""
  }
}

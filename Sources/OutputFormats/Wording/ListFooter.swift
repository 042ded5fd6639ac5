/// The sentence under a table: `12 of 240 repositories of octo-org have 50 stars or more`.
package enum ListFooter {
  /// The sentence, without a full stop.
  ///
  /// - Parameters:
  ///   - shown: How many rows there are.
  ///   - total: How many repositories were looked at.
  ///   - owners: The accounts that they belong to.
  ///   - minimumStars: The threshold; 0 is none.
  ///   - isFiltered: Whether other conditions than the stars were asked for.
  ///   - areStarred: Whether the owners starred them, and need not own them.
  package static func text(
    shown: Int, total: Int, owners: [String], minimumStars: Int, isFiltered: Bool = false,
    areStarred: Bool = false
  ) -> String {
    let isOne = shown == 1 || total == 1
    var conditions: [String] = []
    if minimumStars > 0 {
      conditions.append(
        "\(isOne ? "has" : "have") \(minimumStars) \(minimumStars == 1 ? "star" : "stars") or more")
    }
    if isFiltered { conditions.append(isOne ? "matches the filters" : "match the filters") }
    let subject = "\(shown) of \(total) \(total == 1 ? "repository" : "repositories")"
    let place = owners.isEmpty ? "" : " \(areStarred ? "starred by" : "of") \(joined(owners))"
    let condition = conditions.isEmpty ? "" : " " + conditions.joined(separator: " and ")
    return subject + place + condition
  }

  private static func joined(_ owners: [String]) -> String {
    guard owners.count > 1, let last = owners.last else { return owners.first ?? "" }
    return owners.dropLast().joined(separator: ", ") + " and " + last
  }
}

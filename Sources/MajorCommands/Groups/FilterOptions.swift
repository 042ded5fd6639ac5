package import CommandGrammar
package import MajorDomain

/// Which repositories are wanted, and in which order.
package struct FilterOptions: Sendable, Equatable {
  /// Without it, 50 in a list of what accounts own, and none elsewhere.
  package var minStars: Int?
  package var limit = 0
  package var sort = RepositoryOrder.Key.stars
  package var order: RepositoryOrder.Direction?
  package var language: String?
  package var topics: [String] = []
  package var license: String?
  package var isFork: Bool?
  package var isArchived: Bool?
  package var visibility: Visibility?
  package var pushedSince: PushedSince?
  package var via = ListingSource.auto

  package init() {}

  package static let parameters: [Parameter<FilterOptions>] =
    [minimumStars.discussion("Without it 50, and 0 with \(flag: "starred")")] + rest + [
      .option(
        "via", "SOURCE", \.via,
        "Ask \(value: "SOURCE") first"
      )
      .discussion("If it fails or is not complete, another source is asked")
    ]

  /// The same where the list is always read in one way.
  package static let watched: [Parameter<FilterOptions>] =
    [minimumStars.discussion("Without it 50")] + rest

  private static let minimumStars: Parameter<FilterOptions> = .option(
    "min-stars", "N", \.minStars, minimum: 0, "Only with at least \(value: "N") stars, 0 is all")

  private static let rest: [Parameter<FilterOptions>] =
    [
      .option(
        "limit", short: "L", "N", \.limit, minimum: 0,
        "At most \(value: "N") repositories; 0 is all"),
      .option("sort", "KEY", \.sort, "Sort by \(value: "KEY")")
        .discussion(
          """
          Repositories with the same \(value: "KEY") are sorted by name. The most, the newest and \
          the first in the alphabet come first; \(flag: "order") turns that round
          """),
      .option("order", "ORDER", \.order, "Sort upwards or downwards")
        .discussion("Without it names ascend, and everything else descends"),
    ] + conditions

  /// Conditions that every list of repositories has.
  package static let conditions: [Parameter<FilterOptions>] = [
    .option("language", short: "l", "NAME", \.language, "Only with this main language"),
    .repeatableOption("topic", "TOPIC", \.topics, "Only with this topic; again: with each"),
    .option("license", "SPDX", \.license, "Only with this license, such as \(code: "MIT")"),
    .flag("source", \.isFork, setting: false, "Leave out forks"),
    .flag("fork", \.isFork, setting: true, "Only forks"),
    .negatableFlag("archived", \.isArchived, "Only archived repositories, or none of them"),
    .option("visibility", "WHO", \.visibility, "Only repositories that \(value: "WHO") can see"),
    .option(
      "pushed-since", "WHEN", \.pushedSince, "Only pushed to since a date, or in so many days"
    ).discussion(
      """
      \(value: "WHEN") is a date such as \(code: "2026-01-31"), a time such as \
      \(code: "2026-01-31T12:00:00Z"), or a number of days such as \(code: "90d")
      """),
  ]

  package static let relations: [Relation] = [.exclusive("source", "fork")]

  /// The filter, with days counted from `now`.
  ///
  /// - Parameter minimumStars: The threshold where none is given.
  package func filter(at now: Timestamp, minimumStars: Int) -> RepositoryFilter {
    RepositoryFilter(
      minimumStars: minStars ?? minimumStars, language: language, topics: topics, license: license,
      isFork: isFork, isArchived: isArchived, visibility: visibility,
      pushedSince: pushedSince?.time(at: now))
  }

  /// Whether anything but the star count is asked for.
  package var hasConditions: Bool {
    var others = filter(at: Timestamp(secondsSinceEpoch: 0), minimumStars: 0)
    others.minimumStars = 0
    return others != RepositoryFilter()
  }
}

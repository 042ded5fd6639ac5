/// How a list is read, what that costs, and why it was chosen.
public struct ListingPlan: Sendable, Hashable {
  /// A way to read a list, or the rest of it after the first page.
  public enum Way: String, Sendable, Hashable {
    /// GraphQL, most stars first, one page after the other, as far as the stars suffice.
    case ranking
    /// The same, from several places of the ranking at once.
    case rankingAtOnce
    /// REST, the pages after the first at once.
    case pages
    /// REST's search, its pages at once.
    case search
  }

  /// Why it was chosen.
  public enum Reason: Sendable, Hashable {
    /// The user asked for it.
    case asked
    /// It costs the least of the ways that are exact.
    case cheapestExact
    /// There is no token, so GraphQL cannot be asked.
    case noToken
    /// The exact ways take more requests than the rate limit leaves.
    case overBudget(needed: Int, remaining: Int)
  }

  /// The way.
  public var way: Way
  /// Why.
  public var reason: Reason
  /// What it costs, as far as known beforehand.
  public var cost: ListingCost

  /// Creates a plan.
  public init(way: Way, reason: Reason, cost: ListingCost) {
    self.way = way
    self.reason = reason
    self.cost = cost
  }
}

/// What reading a list costs.
public struct ListingCost: Sendable, Hashable {
  /// Requests that have to wait for each other: each takes the latency of the network once.
  public var roundTrips: Int
  /// Requests in all; each costs a point of a rate limit.
  public var requests: Int
  /// Bytes over the wire, compressed.
  public var bytes: Int

  /// Creates a cost.
  public init(roundTrips: Int, requests: Int, bytes: Int) {
    self.roundTrips = roundTrips
    self.requests = requests
    self.bytes = bytes
  }
}

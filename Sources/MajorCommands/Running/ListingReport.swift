import Locking
import MajorDomain

/// Tells the user how an account is listed: how far it is on a terminal, and how and why with
/// `--verbose`.
struct ListingReport {
  private let events: EventReport
  private let lastPlan = Locked("")

  init(_ events: EventReport) { self.events = events }

  /// Takes an event.
  @Sendable func tell(_ event: ListingEvent) {
    let talk = events.talk
    switch event {
    case .planned(let plan):
      let words = "\(Self.words(plan.way)): \(Self.words(plan.cost)); \(Self.words(plan.reason))"
      // A plan that the first page confirms is no news.
      let isNews = lastPlan.withLock { last in
        defer { last = words }
        return last != words
      }
      if isNews { talk.detail(words) }
    case .progress(let progress):
      // With --verbose each request has a line of its own.
      guard !talk.isQuiet, !talk.isVerbose, progress.pagesKnown > 1 else { return }
      events.line.show(Self.words(progress))
    case .fellBack(let from, let to, let reason):
      talk.detail("\(Self.words(from)) \(Self.words(reason)); asking \(Self.words(to))")
    }
  }

  /// Removes what showed how far the reading is, and says how much was asked.
  func end() {
    events.line.clear()
    let count = events.requestCount
    events.talk.detail("\(count) \(count == 1 ? "request" : "requests")")
  }

  private static func words(_ progress: ListingProgress) -> String {
    "page \(progress.pagesRead) of \(progress.pagesKnown), "
      + "\(progress.repositories) \(progress.repositories == 1 ? "repository" : "repositories")"
  }

  private static func words(_ way: ListingPlan.Way) -> String {
    switch way {
    case .ranking: "GraphQL, most stars first"
    case .rankingAtOnce: "GraphQL, from several places of the ranking at once"
    case .pages: "REST, all pages at once"
    case .search: "REST's search"
    }
  }

  private static func words(_ cost: ListingCost) -> String {
    let (trips, requests) = (cost.roundTrips, cost.requests)
    return "about \(requests) \(requests == 1 ? "request" : "requests") in \(trips) round "
      + "\(trips == 1 ? "trip" : "trips"), \((cost.bytes + 999) / 1000) kB"
  }

  private static func words(_ reason: ListingPlan.Reason) -> String {
    switch reason {
    case .asked: "chosen with --via"
    case .cheapestExact: "the cheapest of the exact ways"
    case .noToken: "there is no token for GraphQL"
    case .overBudget(let needed, let remaining):
      "\(needed) more pages of everything are too many for the \(remaining) requests that the "
        + "rate limit leaves"
    }
  }

  private static func words(_ source: ListingSource) -> String {
    switch source {
    case .auto: "GitHub"
    case .graphql: "GraphQL"
    case .rest: "REST"
    case .search: "the search"
    }
  }

  private static func words(_ reason: FallbackReason) -> String {
    switch reason {
    case .failed(.serverFailure(let status, _)): "failed with status \(status)"
    case .failed(.rateLimited): "has used up its rate limit"
    case .failed(.forbidden): "refused access"
    case .failed: "gave no usable answer"
    case .incompleteResults: "stopped early"
    case .countsDiffer(let read, let expected): "gave \(read) of \(expected) repositories"
    case .needsToken: "needs a token"
    }
  }
}

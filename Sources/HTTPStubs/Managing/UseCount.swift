/// How often a stub answers: at least so often, or it counts as unused, and at most so often, or
/// the next request goes to the next stub.
///
/// ```swift
/// stubs.stub(.get, "/rate_limit", answer: .status(204), times: 3)
/// stubs.stub(.get, "/user", answer: .status(204), times: .atLeastOnce)
/// ```
public struct UseCount: Sendable, Hashable, ExpressibleByIntegerLiteral {
  /// The fewest uses with which the test passes.
  let minimum: Int
  /// The most requests that are answered; `nil` for no limit.
  let maximum: Int?

  private init(_ minimum: Int, _ maximum: Int?) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Exactly so often: `times: 3`.
  public init(integerLiteral value: Int) { self.init(value, value) }

  /// Exactly so often: `times: .exactly(pages)`.
  public static func exactly(_ count: Int) -> UseCount { UseCount(count, count) }

  /// Once or more: `times: .atLeastOnce`.
  public static var atLeastOnce: UseCount { UseCount(1, nil) }

  /// Any number, none included: `times: .any`.
  public static var any: UseCount { UseCount(0, nil) }

  /// None up to so many: `times: .upTo(2)`.
  public static func upTo(_ count: Int) -> UseCount { UseCount(0, count) }

  /// What a stub lacks when it counts as unused: `1 use`, `at least 2 uses`.
  var demand: String {
    let uses = "\(minimum) \(minimum == 1 ? "use" : "uses")"
    return minimum == maximum ? uses : "at least \(uses)"
  }
}

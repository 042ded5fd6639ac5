/// The role of asking for stars and changing them, many at a time.
///
/// Work is done in as few requests as the API allows. What came of a request is told as soon as
/// it is known, so that whoever asked can stop in between with a true account of what was done.
public protocol Starring: Sendable {
  /// Looks up repositories by name, with the stars that the token's user gave.
  ///
  /// - Parameter report: Is told the outcome of each name, in any order, and decides whether to go
  ///   on; a name that was not asked for is never told.
  func lookUp(
    _ names: [RepositoryName], reporting report: @escaping @Sendable ([LookUpOutcome]) -> Pursuit
  ) async

  /// Carries out requests about stars.
  ///
  /// Setting a star that is set, or removing one that is not there, does no harm. An error that
  /// every further request would meet, such as a refused token, is the outcome of all the rest.
  ///
  /// - Parameter report: Is told the outcome of each request, in any order, and decides whether to
  ///   go on; a request that was not sent is never told.
  func perform(
    _ requests: [StarRequest], reporting report: @escaping @Sendable ([StarOutcome]) -> Pursuit
  ) async
}

/// Whether to go on.
public enum Pursuit: Sendable, Hashable {
  /// With the next request.
  case goOn
  /// Nothing more is sent.
  case stop
}

/// What came of looking up a name.
public struct LookUpOutcome: Sendable, Hashable {
  /// The name as it was asked for; the repository may have another one by now.
  public var name: RepositoryName
  /// The repository.
  public var result: Result<ListedRepository, APIError>

  /// Creates an outcome.
  public init(_ name: RepositoryName, _ result: Result<ListedRepository, APIError>) {
    self.name = name
    self.result = result
  }
}

/// What came of a request about a star.
public struct StarOutcome: Sendable, Hashable {
  /// The request.
  public var request: StarRequest
  /// What the server told.
  public var result: Result<StarAnswer, APIError>

  /// Creates an outcome.
  public init(_ request: StarRequest, _ result: Result<StarAnswer, APIError>) {
    self.request = request
    self.result = result
  }
}

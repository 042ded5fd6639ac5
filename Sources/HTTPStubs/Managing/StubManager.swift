public import HTTPTransport
import Locking

/// The stubs of one test. Each test owns its manager; nothing is shared, so any number of tests
/// stub one address differently and run side by side.
///
/// The code under test takes `any Transport` and is given ``transport``. A test imports
/// `HTTPStubs`, `HTTPTransport` for requests and responses, `StrictJSON` where it writes JSON
/// values, and `TypedFixtures` where it gives fixtures; each is a product of this package.
///
/// ```swift
/// @Test func listsRepositories() async throws {
///   let stubs = StubManager()
///   stubs.stub(.get, "/users/octo-org/repos?per_page=100", answer: .text("[]"))
///
///   let client = Client(transport: stubs.transport)
///   #expect(try await client.repositories(of: "octo-org") == [])
///   #expect(stubs.finish() == [])
/// }
/// ```
///
/// The rules, all of them strict:
/// - A request is answered by the first declared stub that matches it and is not used up.
/// - A stub answers once unless `times:` says otherwise.
/// - A request that no stub answers throws ``TransportError/unexpectedRequest(_:)`` at once, with
///   a report of the nearest stubs, and is a failure in ``verify()`` also if the code under test
///   swallowed the error.
/// - A stub that was used less often than declared is a failure on its own line.
///
/// Under Swift Testing the trait of `HTTPStubsTesting` gives every test a manager and checks it.
/// Under XCTest the tear-down does:
///
/// ```swift
/// final class ClientTests: XCTestCase {
///   private let stubs = StubManager()
///
///   override func tearDown() {
///     for failure in stubs.finish() {
///       XCTFail(failure.message, file: failure.site.filePath, line: failure.site.line)
///     }
///   }
/// }
/// ```
public final class StubManager: Sendable {
  private struct State {
    var entries: [StubEntry] = []
    var nextID = 0
    var log: [LoggedRequest] = []
    var unexpected: [StubFailure] = []
    var observers: [@Sendable (StubEvent) -> Void] = []
    var isFinished = false
  }

  private let state = Locked(State())
  private let site: DeclarationSite

  /// Creates a manager without stubs: `let stubs = StubManager()`. Unexpected requests are
  /// reported on the line of this call.
  public init(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    site = DeclarationSite(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// What the code under test sends its requests through: `Client(transport: stubs.transport)`.
  public var transport: StubTransport { StubTransport(self) }

  // MARK: Declaring

  func declare(
    _ matcher: RequestMatcher, _ answers: [StubAnswer], _ count: UseCount, _ site: DeclarationSite
  ) -> Stub {
    let id = state.withLock { state in
      state.nextID += 1
      state.entries.append(
        StubEntry(
          id: state.nextID, site: site, matcher: matcher, answers: answers, count: count))
      return state.nextID
    }
    return Stub(id: id, manager: self)
  }

  /// Takes one stub away, used or not: `stubs.remove(stub)`.
  public func remove(_ stub: Stub) {
    state.withLock { state in state.entries.removeAll { $0.id == stub.id } }
  }

  // MARK: Answering

  /// Answers a request as the stubs say. ``transport`` calls this, and so can any other door,
  /// such as a server on a socket.
  ///
  /// ```swift
  /// let response = try await stubs.answer(to: HTTPRequest(.get, origin, "/user"))
  /// ```
  ///
  /// - Throws: the error that the stub gives; ``TransportError/unexpectedRequest(_:)`` when no
  ///   stub answers; ``TransportError/cancelled`` when the task was cancelled.
  public func answer(to request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
    if Task.isCancelled { throw .cancelled }
    tell(.request(request))
    do throws(TransportError) {
      let response = try await claim(request).response(to: request)
      tell(.response(to: request, .success(response)))
      return response
    } catch {
      tell(.response(to: request, .failure(error)))
      throw error
    }
  }

  /// Takes the answer of the first stub that matches and is not used up. Matchers may run code
  /// of the test, so they are asked outside the lock.
  private func claim(_ request: HTTPRequest) throws(TransportError) -> StubAnswer {
    let matching = Set(
      state.withLock { $0.entries }.filter { $0.matcher.matches(request) }.map(\.id))
    let (isFinished, answer) = state.withLock { state -> (Bool, StubAnswer?) in
      if state.isFinished { return (true, nil) }
      let index = state.entries.firstIndex { matching.contains($0.id) && !$0.isUsedUp }
      state.log.append(
        LoggedRequest(request: request, answeredBy: index.map { state.entries[$0].id }))
      return (false, index.flatMap { state.entries[$0].use() })
    }
    if isFinished {
      throw .unexpectedRequest(UnexpectedRequestReport.afterTheEnd(request))
    }
    guard let answer else { throw refuse(request) }
    return answer
  }

  private func refuse(_ request: HTTPRequest) -> TransportError {
    let message = UnexpectedRequestReport(request, state.withLock { $0.entries }).text
    let failure = StubFailure(kind: .unexpectedRequest(request), message: message, site: site)
    state.withLock { $0.unexpected.append(failure) }
    return .unexpectedRequest(message)
  }

  // MARK: Observing

  /// Tells `observer` of every request and every answer from now on, in the order in which they
  /// happen; requests that come in parallel tell in parallel.
  ///
  /// With a virtual clock, requests stand on one time line with the waits between them:
  ///
  /// ```swift
  /// stubs.observe { event in
  ///   switch event {
  ///   case .request: clock.record(.request("\(event)"))
  ///   case .response: clock.record(.response("\(event)"))
  ///   }
  /// }
  /// ```
  public func observe(_ observer: @escaping @Sendable (StubEvent) -> Void) {
    state.withLock { $0.observers.append(observer) }
  }

  private func tell(_ event: StubEvent) {
    for observer in state.withLock({ $0.observers }) { observer(event) }
  }

  // MARK: Verifying

  /// Every request so far, in the order in which they came, also those that no stub answered.
  ///
  /// ```swift
  /// #expect(stubs.requests.map(\.path) == ["/user", "/users/octo-org/repos"])
  /// ```
  public var requests: [HTTPRequest] { state.withLock { $0.log.map(\.request) } }

  /// The requests so far that a matcher accepts.
  ///
  /// ```swift
  /// #expect(stubs.requests(matching: .header("Authorization")).isEmpty)
  /// ```
  public func requests(matching matcher: RequestMatcher) -> [HTTPRequest] {
    requests.filter(matcher.matches)
  }

  func requests(answeredBy id: Int) -> [HTTPRequest] {
    state.withLock { state in state.log.filter { $0.answeredBy == id }.map(\.request) }
  }

  /// What fails so far: unexpected requests, then unused stubs, each in order.
  ///
  /// ```swift
  /// #expect(stubs.verify() == [])
  /// ```
  public func verify() -> [StubFailure] {
    let (entries, log, unexpected) = state.withLock { ($0.entries, $0.log, $0.unexpected) }
    let unused = entries.filter(\.isUnused).map { entry in
      StubFailure(
        kind: .unusedStub, message: UnusedStubReport(entry, entries, log).text, site: entry.site)
    }
    return unexpected + unused
  }

  /// Ends the test: says what fails, removes every stub and observer, and refuses every later request. A
  /// second call returns nothing.
  ///
  /// ```swift
  /// override func tearDown() {
  ///   for failure in stubs.finish() {
  ///     XCTFail(failure.message, file: failure.site.filePath, line: failure.site.line)
  ///   }
  /// }
  /// ```
  public func finish() -> [StubFailure] {
    let failures = verify()
    state.withLock { state in
      state.entries = []
      state.unexpected = []
      state.observers = []
      state.isFinished = true
    }
    return failures
  }
}

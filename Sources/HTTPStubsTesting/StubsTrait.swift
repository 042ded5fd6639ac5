import HTTPStubs
public import Testing

/// Gives every test case a ``StubManager`` of its own and checks it when the test case ends.
///
/// ```swift
/// @Test(.httpStubs) func listsRepositories() async throws {
///   let stubs = try StubManager.current
///   stubs.stub(.get, "/users/octo-org/repos", answer: .text("[]"))
///   let client = Client(transport: stubs.transport)
///   #expect(try await client.repositories(of: "octo-org") == [])
/// }
/// ```
///
/// On a suite it holds for every test in it, nested suites included. Tests run in parallel: each
/// case, also of a parameterised test, has its own manager. An unused stub is an issue on its own
/// line, an unexpected request one on the line of the test.
public struct StubsTrait: TestTrait, SuiteTrait, TestScoping {
  /// A suite's trait holds for the tests in it: `@Suite(.httpStubs)`.
  public var isRecursive: Bool { true }

  /// Runs one test case with a manager of its own. Swift Testing calls it.
  ///
  /// ```swift
  /// try await trait.provideScope(for: test, testCase: nil) { _ = try StubManager.current }
  /// ```
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let stubs = StubManager()
    do {
      try await StubManager.$ofThisTest.withValue(stubs) { try await function() }
    } catch {
      report(stubs.finish(), of: test)
      throw error
    }
    report(stubs.finish(), of: test)
  }

  private func report(_ failures: [StubFailure], of test: Test) {
    for failure in failures {
      let location =
        switch failure.kind {
        case .unexpectedRequest: test.sourceLocation
        case .unusedStub: SourceLocation(failure.site)
        }
      Issue.record(Comment(rawValue: failure.message), sourceLocation: location)
    }
  }
}

extension Trait where Self == StubsTrait {
  /// A ``StubManager`` for each test case, in `StubManager.current`, checked at its end.
  ///
  /// ```swift
  /// @Suite(.httpStubs) struct ClientTests { … }
  /// ```
  public static var httpStubs: StubsTrait { StubsTrait() }
}

extension SourceLocation {
  fileprivate init(_ site: DeclarationSite) {
    self.init(
      fileID: site.fileID.description, filePath: site.filePath.description, line: Int(site.line),
      column: Int(site.column))
  }
}

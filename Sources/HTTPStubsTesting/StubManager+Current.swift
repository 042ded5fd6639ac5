public import HTTPStubs

extension StubManager {
  @TaskLocal static var ofThisTest: StubManager?

  /// The manager that the trait ``StubsTrait`` gave to this test case.
  ///
  /// ```swift
  /// let stubs = try StubManager.current
  /// ```
  ///
  /// - Throws: ``MissingStubsTrait`` outside a test with the trait, and in a detached task, which
  ///   does not inherit it.
  public static var current: StubManager {
    get throws(MissingStubsTrait) {
      guard let ofThisTest else { throw MissingStubsTrait() }
      return ofThisTest
    }
  }
}

/// There is no ``StubManager/current`` here.
///
/// ```swift
/// #expect(throws: MissingStubsTrait.self) { try StubManager.current }
/// ```
public struct MissingStubsTrait: Error, Sendable, Hashable, CustomStringConvertible {
  /// Creates the error: `throw MissingStubsTrait()`.
  public init() {}

  /// What to do about it: `print(MissingStubsTrait())`.
  public var description: String {
    """
    StubManager.current has no value here. Give the test or its suite the trait .httpStubs, as \
    in @Test(.httpStubs), and read it in the test's own task: a detached task does not see it.
    """
  }
}

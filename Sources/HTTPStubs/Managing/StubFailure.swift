public import HTTPTransport

/// Why a test that used stubs fails.
///
/// ```swift
/// for failure in stubs.finish() {
///   XCTFail(failure.message, file: failure.site.filePath, line: failure.site.line)
/// }
/// ```
public struct StubFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// What went wrong: `#expect(stubs.verify().map(\.kind) == [.unusedStub])`.
  public enum Kind: Sendable, Hashable {
    /// A request that no stub answered.
    case unexpectedRequest(HTTPRequest)
    /// A stub that was used less often than declared.
    case unusedStub
  }

  /// What went wrong: `failures.filter { $0.kind == .unusedStub }`.
  public let kind: Kind
  /// The whole report, enough to mend the test: `print(failure.message)`.
  public let message: String
  /// The line of the unused stub, or the line on which the manager of the unexpected request was
  /// created: `XCTFail(failure.message, file: failure.site.filePath, line: failure.site.line)`.
  public let site: DeclarationSite

  /// The message: `print(failure)`.
  public var description: String { message }
}

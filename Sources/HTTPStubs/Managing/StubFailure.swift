public import HTTPTransport

/// Why a test that used stubs fails.
///
/// ```swift
/// for failure in stubs.finish() {
///   XCTFail(failure.message, file: failure.site.filePath, line: failure.site.line)
/// }
/// ```
public struct StubFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// What went wrong.
  public enum Kind: Sendable, Hashable {
    /// A request that no stub answered.
    case unexpectedRequest(HTTPRequest)
    /// A stub that was used less often than declared.
    case unusedStub
  }

  /// What went wrong.
  public let kind: Kind
  /// The whole report: enough to mend the test.
  public let message: String
  /// The line of the unused stub, or the line on which the manager of the unexpected request was
  /// created.
  public let site: DeclarationSite

  /// The message.
  public var description: String { message }
}

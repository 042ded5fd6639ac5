/// The line of a test that a failure speaks of.
///
/// Failures carry it because a thrown error does not tell where it was thrown.
///
/// ```swift
/// let site = CallSite()  // this line
/// ```
public struct CallSite: Sendable, Hashable, CustomStringConvertible {
  /// Module and file, as `#fileID` gives them.
  ///
  /// ```swift
  /// #expect(site.fileID == "ClientTests/LoadTests.swift")
  /// ```
  public var fileID: String

  /// The line, from 1.
  ///
  /// ```swift
  /// #expect(site.line == 12)
  /// ```
  public var line: Int

  /// Creates the place of the call, if nothing else is given.
  ///
  /// ```swift
  /// let site = CallSite()
  /// ```
  public init(_ fileID: StaticString = #fileID, _ line: Int = #line) {
    self.fileID = "\(fileID)"
    self.line = line
  }

  /// `Module/File.swift:12`
  ///
  /// ```swift
  /// print(CallSite())
  /// ```
  public var description: String { "\(fileID):\(line)" }
}

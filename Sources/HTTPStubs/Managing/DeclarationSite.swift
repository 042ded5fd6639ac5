/// Where in a test something was declared, so that a failure shows there.
///
/// ```swift
/// XCTFail(failure.message, file: failure.site.filePath, line: failure.site.line)
/// ```
public struct DeclarationSite: Sendable, Hashable, CustomStringConvertible {
  /// Module and file, as `#fileID` says: `ClientTests/ListTests.swift`.
  public let fileID: StaticString
  /// The path of the file, as `#filePath` says: `XCTFail("…", file: site.filePath)`.
  public let filePath: StaticString
  /// The line, from 1: `#expect(site.line == 12)`.
  public let line: UInt
  /// The column, from 1: `#expect(site.column == 5)`.
  public let column: UInt

  /// File and line: `ClientTests/ListTests.swift:12`.
  public var description: String { "\(fileID):\(line)" }

  /// Equal when file, line and column are: `failure.site == other.site`.
  public static func == (left: DeclarationSite, right: DeclarationSite) -> Bool {
    left.line == right.line && left.column == right.column
      && left.filePath.description == right.filePath.description
  }

  /// Hashes what `==` compares, so that `Set(failures.map(\.site))` has each place once.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(filePath.description)
    hasher.combine(line)
    hasher.combine(column)
  }
}

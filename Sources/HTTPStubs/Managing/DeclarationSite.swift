/// Where in a test something was declared, so that a failure shows there.
///
/// ```swift
/// XCTFail(failure.message, file: failure.site.filePath, line: failure.site.line)
/// ```
public struct DeclarationSite: Sendable, Hashable, CustomStringConvertible {
  /// Module and file, as `#fileID` says.
  public let fileID: StaticString
  /// The path of the file, as `#filePath` says.
  public let filePath: StaticString
  /// The line, from 1.
  public let line: UInt
  /// The column, from 1.
  public let column: UInt

  /// The place where it is called: `let here = DeclarationSite()`.
  public init(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// `ClientTests/ListTests.swift:12`.
  public var description: String { "\(fileID):\(line)" }

  /// Equal when file, line and column are.
  public static func == (left: DeclarationSite, right: DeclarationSite) -> Bool {
    left.line == right.line && left.column == right.column
      && left.filePath.description == right.filePath.description
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(filePath.description)
    hasher.combine(line)
    hasher.combine(column)
  }
}

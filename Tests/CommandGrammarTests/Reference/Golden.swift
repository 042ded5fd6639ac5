import Foundation
import Testing

/// Renderings kept as files, compared byte by byte.
enum Golden {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Golden")

  static let recordCommand = "GH_MAJOR_RECORD=1 swift test --filter CommandGrammarTests"

  static func expect(
    _ text: String, is name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = folder.appending(path: name)
    if ProcessInfo.processInfo.environment["GH_MAJOR_RECORD"] == "1" {
      try Data(text.utf8).write(to: file)
      return
    }
    let kept = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
    #expect(
      text == kept, "Golden/\(name) differs; if that is meant: \(recordCommand)",
      sourceLocation: sourceLocation)
  }
}

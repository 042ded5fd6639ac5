import Foundation
import Testing

/// Compares text with a committed file. `GH_MAJOR_RECORD=1` writes the file instead, and the test
/// fails, so that recording is never taken for passing.
func expectGolden(_ text: String, _ name: String, _ location: SourceLocation = #_sourceLocation)
  throws
{
  let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Golden/\(name)")
  if ProcessInfo.processInfo.environment["GH_MAJOR_RECORD"] == "1" {
    try text.write(to: file, atomically: true, encoding: .utf8)
    Issue.record("recorded \(name)", sourceLocation: location)
    return
  }
  let expected = try String(decoding: Data(contentsOf: file), as: UTF8.self)
  #expect(text == expected, sourceLocation: location)
}

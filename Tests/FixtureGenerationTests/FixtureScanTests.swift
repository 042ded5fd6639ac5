import FixtureGeneration
import Foundation
import Testing

@Suite struct FixtureScanTests {
  @Test func readsFoldersAndPassesOverDots() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "scan-\(UUID())")
    defer { try? FileManager.default.removeItem(at: root) }
    for path in ["b.txt", "a/日 本.json", "a/c/d", ".hidden", ".git/x", "a/.DS_Store"] {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(path.utf8).write(to: file)
    }
    let expected = ["a/c/d", "a/日 本.json", "b.txt"].map {
      FixtureFile(path: $0, bytes: Array($0.utf8))
    }
    #expect(try FixtureScan.files(in: root) == expected)
  }

  @Test func aMissingFolderIsAProblem() {
    #expect(throws: FixtureProblem.self) {
      try FixtureScan.files(in: FileManager.default.temporaryDirectory.appending(path: "\(UUID())"))
    }
  }
}

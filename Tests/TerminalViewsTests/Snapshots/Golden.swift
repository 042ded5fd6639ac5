import Foundation
import TerminalViews

/// The committed snapshots.
enum Golden {
  static let screens: SnapshotFolder = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Recorded")
    let file: @Sendable (String) -> URL = { folder.appendingPathComponent($0 + ".txt") }
    return SnapshotFolder(
      isRecording: ProcessInfo.processInfo.environment["GH_MAJOR_RECORD"] == "1",
      advice: "GH_MAJOR_RECORD=1 swift test --filter RecordedScreenTests records it",
      names: {
        try FileManager.default.contentsOfDirectory(atPath: folder.path)
          .filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }
      },
      read: { name in
        FileManager.default.fileExists(atPath: file(name).path)
          ? try String(contentsOf: file(name), encoding: .utf8) : nil
      },
      write: { try $1.write(to: file($0), atomically: true, encoding: .utf8) })
  }()
}

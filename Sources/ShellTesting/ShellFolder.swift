package import Foundation
import SystemFiles

/// A folder of one test's own, removed with everything in it when the test ends.
package struct ShellFolder: ~Copyable {
  /// Where it is.
  package let url: URL

  /// Creates the folder.
  ///
  /// - Parameters:
  ///   - files: Texts by name.
  ///   - programs: Texts of scripts by name.
  ///   - folders: Names of empty folders.
  package init(
    files: [String: String] = [:], programs: [String: String] = [:], folders: [String] = []
  ) async throws {
    let manager = FileManager.default
    url = manager.temporaryDirectory.appending(path: "gh-major-shell-\(UUID().uuidString)")
    try manager.createDirectory(at: url, withIntermediateDirectories: true)
    for name in folders {
      try manager.createDirectory(
        at: url.appending(path: name), withIntermediateDirectories: true)
    }
    for (name, text) in files {
      try Data(text.utf8).write(to: url.appending(path: name))
    }
    for (name, text) in programs {
      // Not by this process: a child that is started meanwhile would hold the file open for
      // writing, and then it cannot be run (ETXTBSY).
      _ = try await ChildProcess.run(
        "/bin/sh", ["-c", #"cat >"$0" && chmod +x "$0""#, url.appending(path: name).path],
        environment: ["PATH": "/usr/bin:/bin"], input: Array(text.utf8), timeLimit: .seconds(60))
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}

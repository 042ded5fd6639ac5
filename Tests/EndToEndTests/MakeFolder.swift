import Foundation
import HTTPLoopback
import SystemFiles

/// A folder with one of README's Makefiles, removed with everything in it in the end.
final class MakeFolder: Sendable {
  /// The make of this machine.
  static let make = ExecutableSearch(path: searchPath).find("make")

  private static let searchPath = SystemEnvironment.current()["PATH"] ?? ""
  private static let longAgo = Date(timeIntervalSince1970: 1_000_000_000)

  private let url: URL
  private let environment: [String: String]

  /// - Parameter readmeBlock: Which of the blocks of README that are marked as `make`.
  init(readmeBlock index: Int, _ server: LoopbackServer) throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("gh-major-make-" + UUID().uuidString)
    let programs = URL(fileURLWithPath: BuiltProgram.path).deletingLastPathComponent().path
    environment = [
      "PATH": programs + ":" + Self.searchPath, "no_proxy": "127.0.0.1",
      "GH_MAJOR_API_URL": "\(server.origin)",
    ]
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let readme = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("README.md")
    let blocks = try String(contentsOf: readme, encoding: .utf8)
      .components(separatedBy: "```make\n").dropFirst().compactMap {
        $0.components(separatedBy: "```").first
      }
    try write(blocks[index], to: "Makefile")
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Runs make, and gives its status.
  func make(_ target: String) async throws -> Int32 {
    let result = try await ChildProcess.run(
      Self.make ?? "", ["-C", url.path, target], environment: environment,
      timeLimit: .seconds(60))
    guard case .exited(let status) = result.status else {
      throw BuiltProgram.Ended(how: result.status)
    }
    return status
  }

  func write(_ text: String, to name: String) throws {
    try text.write(to: file(name), atomically: false, encoding: .utf8)
  }

  /// Writes a shell script that can be run. A child does it: while this process has the file open,
  /// a child of another test may inherit it, and what is open for writing cannot be run (`ETXTBSY`).
  func writeScript(_ text: String, to name: String) async throws {
    _ = try await ChildProcess.run(
      "/bin/sh", ["-c", "cat > \"$1\" && chmod +x \"$1\"", "sh", path(name)],
      environment: environment, input: Array("#!/bin/sh\n\(text)".utf8), timeLimit: .seconds(60))
  }

  func text(_ name: String) throws -> String { try String(contentsOf: file(name), encoding: .utf8) }

  func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

  /// Gives files a time that nothing which is made now can have.
  func makeOld(_ names: String...) throws {
    for name in names {
      try FileManager.default.setAttributes(
        [.modificationDate: Self.longAgo], ofItemAtPath: path(name))
    }
  }

  func isOld(_ name: String) throws -> Bool {
    try FileManager.default.attributesOfItem(atPath: path(name))[.modificationDate] as? Date
      == Self.longAgo
  }

  private func file(_ name: String) -> URL { url.appendingPathComponent(name) }
  private func path(_ name: String) -> String { file(name).path }
}

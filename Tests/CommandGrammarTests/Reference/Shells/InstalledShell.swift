import Foundation

/// A program of this machine that real-shell tests need.
enum InstalledShell {
  static func path(_ name: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// bash from version 4 on: an older one cannot show its line to a test.
  static let modernBash = path("bash").flatMap { bash in
    let check = ["-c", "((BASH_VERSINFO >= 4))"]
    let result = try? run(bash, check, in: FileManager.default.temporaryDirectory)
    return result?.status == 0 ? bash : nil
  }
  static let zsh = path("zsh")
  static let fish = path("fish")
  static let mandoc = path("mandoc")

  /// Where the bash-completion package puts its script on Debian, macOS and others.
  static let bashCompletion = [
    "/usr/share/bash-completion/bash_completion",
    "/opt/homebrew/etc/profile.d/bash_completion.sh",
    "/usr/local/etc/profile.d/bash_completion.sh",
  ].first { FileManager.default.fileExists(atPath: $0) }

  struct Result: Equatable {
    var output: String
    var status: Int32
  }

  /// Runs a program to its end; output and errors come together.
  static func run(
    _ path: String, _ arguments: [String], input: String = "", in folder: URL
  ) throws -> Result {
    let process = Process()
    let (output, source) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = [
      "HOME": folder.path, "TERM": "dumb", "LC_ALL": "C.UTF-8",
      "PATH": folder.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? ""),
    ]
    process.standardOutput = output
    process.standardError = output
    process.standardInput = source
    try process.run()
    try source.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try source.fileHandleForWriting.close()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Result(
      output: String(decoding: data, as: UTF8.self), status: process.terminationStatus)
  }
}

package import Foundation
import SystemFiles

/// The programs of this machine that tests in real shells need.
package enum InstalledShell {
  private static let environment = SystemEnvironment.current()
  private static let search = ExecutableSearch(path: environment["PATH"] ?? "")

  /// A bash from version 4 on: an older one cannot show its line to a test.
  package static var bash: String? { get async { await modernBash.value } }
  package static let zsh = search.find("zsh")
  package static let fish = search.find("fish")
  package static let mandoc = search.find("mandoc")

  private static let modernBash = Task { () -> String? in
    guard let bash = search.find("bash") else { return nil }
    let check = try? await run(
      bash, ["-c", "((BASH_VERSINFO >= 4))"], in: FileManager.default.temporaryDirectory)
    return check?.status == 0 ? bash : nil
  }

  /// Where the bash-completion package puts its script on Debian, macOS and others.
  package static let bashCompletion = [
    "/usr/share/bash-completion/bash_completion",
    "/opt/homebrew/etc/profile.d/bash_completion.sh",
    "/usr/local/etc/profile.d/bash_completion.sh",
  ].first { FileManager.default.fileExists(atPath: $0) }

  /// What a program wrote, output and errors together, and its status as a shell shows it.
  package struct Result: Sendable, Equatable {
    package var output: String
    package var status: Int32

    package init(output: String, status: Int32) {
      self.output = output
      self.status = status
    }
  }

  /// Runs a program in a folder to its end. Programs in the folder are found before others.
  package static func run(
    _ path: String, _ arguments: [String], input: String = "", in folder: URL
  ) async throws -> Result {
    let result = try await ChildProcess.run(
      "/bin/sh", ["-c", #"cd "$0" && exec "$@" 2>&1"#, folder.path, path] + arguments,
      environment: [
        "HOME": folder.path, "TERM": "dumb", "LC_ALL": "C.UTF-8",
        "PATH": folder.path + ":" + (environment["PATH"] ?? ""),
      ],
      input: Array(input.utf8), timeLimit: .seconds(60))
    return Result(
      output: String(decoding: result.output, as: UTF8.self), status: result.status.shellStatus)
  }
}

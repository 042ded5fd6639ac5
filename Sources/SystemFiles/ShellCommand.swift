import SystemCalls

/// Command lines of the user (POSIX, `sh -c`).
package enum ShellCommand {
  /// What came of one.
  package struct Outcome: Sendable, Hashable {
    /// What it printed, standard output first.
    package var printed: String
    /// How it failed, as the end of a sentence; `nil` when it did not.
    package var failure: String?
  }

  /// Runs a command line to its end, for an hour at most.
  package static func run(
    _ command: String, input: String, environment: [String: String]
  ) async -> Outcome {
    do throws(ChildProcessError) {
      let result = try await ChildProcess.run(
        "/bin/sh", ["-c", command], environment: environment, input: Array(input.utf8),
        timeLimit: .seconds(3600))
      var printed = String(decoding: result.output + result.errors, as: UTF8.self)
      if printed.hasSuffix("\n") { printed.removeLast() }
      let status = result.status.shellStatus
      return Outcome(printed: printed, failure: status == 0 ? nil : "ended with status \(status)")
    } catch {
      return Outcome(printed: "", failure: "failed: \(error)")
    }
  }
}

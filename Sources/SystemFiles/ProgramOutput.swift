/// Asks another program for something that it prints.
package enum ProgramOutput {
  /// What a program prints; `nil` when it is not found, fails, or takes longer than it may.
  ///
  /// - Parameter program: A name, which is looked for in the `PATH` of the environment, or a path.
  package static func read(
    _ program: String, _ arguments: [String], environment: [String: String], timeLimit: Duration
  ) async -> [UInt8]? {
    guard let path = ExecutableSearch(path: environment["PATH"] ?? "").find(program) else {
      return nil
    }
    do throws(ChildProcessError) {
      let output = try await ChildProcess.run(
        path, arguments, environment: environment, timeLimit: timeLimit)
      return output.status == .exited(0) ? output.output : nil
    } catch {
      return nil
    }
  }
}

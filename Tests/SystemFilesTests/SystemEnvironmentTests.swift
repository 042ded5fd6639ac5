import SystemFiles
import Testing

@Suite struct SystemEnvironmentTests {
  /// A child of ours sees what we see: `env` is the oracle for the variables it prints on a line.
  @Test func aChildSeesTheSameVariables() async throws {
    let environment = SystemEnvironment.current()
    let seen = try await ChildProcess.run(
      "/usr/bin/env", environment: environment, timeLimit: .seconds(60))
    let lines = Set(String(decoding: seen.output, as: UTF8.self).split(separator: "\n"))
    #expect(!environment.isEmpty)
    for (name, value) in environment where !value.contains("\n") {
      #expect(lines.contains("\(name)=\(value)"))
    }
  }
}

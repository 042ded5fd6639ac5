import Foundation
import SystemFiles

/// The program that was built with these tests, run as a user runs it.
struct BuiltProgram {
  /// What a run left behind.
  struct Run: Equatable {
    var status: Int32
    var output: String
    var error: String
  }

  /// Runs the program to its end.
  ///
  /// - Parameter environment: All that it sees of the environment; no proxy stands between it and
  ///   the loopback server.
  static func run(
    _ arguments: [String], environment: [String: String] = [:]
  ) async throws -> Run {
    var variables = ["no_proxy": "127.0.0.1", "TZ": "UTC"]
    variables.merge(environment) { _, new in new }
    let result = try await ChildProcess.run(
      path, arguments, environment: variables, timeLimit: .seconds(60))
    guard case .exited(let status) = result.status else {
      throw Ended(how: result.status)
    }
    return Run(
      status: status, output: String(decoding: result.output, as: UTF8.self),
      error: String(decoding: result.errors, as: UTF8.self))
  }

  /// The run ended by a signal.
  struct Ended: Error { let how: WaitStatus }

  /// Beside the bundle of the tests.
  static let path: String = {
    #if os(macOS)
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let folder = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    #else
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    #endif
    return folder.appendingPathComponent("gh-major").path
  }()
}

import Foundation
import ShellTesting
import SystemFiles
import Testing

/// Plug-ins as programs that really run.
@Suite struct PluginEndToEndTests {
  static func folder() async throws -> ShellFolder {
    try await ShellFolder(programs: [
      "gh-major-echo": """
      #!/bin/sh
      printf 'args:'; printf ' [%s]' "$@"; echo
      cat
      echo "$GH_MAJOR_EXECUTABLE|$GH_HOST|$GH_MAJOR_API_URL|${GH_TOKEN-none}" >&2
      exit 9
      """,
      // Says that it is ready through a pipe, then waits for a signal.
      "gh-major-wait": """
      #!/bin/sh
      trap 'echo interrupted; kill $waiting; exit 11' INT
      trap 'echo terminated; kill $waiting; exit 12' TERM
      tail -f /dev/null & waiting=$!
      echo ready >"$1"
      wait
      """,
      "gh-major-die": "#!/bin/sh\nkill -\"$1\" $$\n",
      "gh-major-broken": "no program at all",
    ])
  }

  @Test func streamsStatusAndEnvironmentPassThrough() async throws {
    let folder = try await Self.folder()
    let path = folder.url.path + ":/usr/bin:/bin"
    let result = try await ChildProcess.run(
      BuiltProgram.path, ["echo", "a b", "--help", ""], environment: ["PATH": path],
      input: Array("typed\n".utf8), timeLimit: .seconds(60))
    let told = "\(BuiltProgram.path)|github.com|https://api.github.com|none\n"
    #expect(result.status == .exited(9))
    #expect(String(decoding: result.output, as: UTF8.self) == "args: [a b] [--help] []\ntyped\n")
    #expect(String(decoding: result.errors, as: UTF8.self) == told)
  }

  /// The program is killed as its plug-in is, since it is the same process.
  @Test(arguments: [("KILL", Int32(9)), ("TERM", 15), ("PIPE", 13)])
  func aSignalThatEndsThePluginEndsTheProgram(_ name: String, _ number: Int32) async throws {
    let folder = try await Self.folder()
    let result = try await ChildProcess.run(
      BuiltProgram.path, ["die", name], environment: ["PATH": folder.url.path],
      timeLimit: .seconds(60))
    #expect(result.status == .signalled(number))
  }

  @Test(
    .enabled("bash is not installed") { await InstalledShell.bash != nil },
    arguments: [("INT", "interrupted\n11\n"), ("TERM", "terminated\n12\n")])
  func aSignalToTheProgramReachesThePlugin(_ name: String, _ output: String) async throws {
    let bash = try #require(await InstalledShell.bash)
    let folder = try await Self.folder()
    // With job control, or SIGINT would be ignored in the background; what it reports is noise.
    let script = #"""
      set -m
      exec 2>/dev/null
      mkfifo pipe
      "$0" wait pipe &
      read -r _ <pipe
      kill -"$1" $!
      wait $!
      echo $?
      """#
    let result = try await InstalledShell.run(
      bash, ["-c", script, BuiltProgram.path, name], in: folder.url)
    #expect(result == .init(output: output, status: 0))
  }

  @Test func whatCannotRunIsNamed() async throws {
    let folder = try await Self.folder()
    let result = try await BuiltProgram.run(["broken"], environment: ["PATH": folder.url.path])
    #expect(result.status == 1)
    #expect(result.error.hasPrefix("gh-major: cannot run \(folder.url.path)/gh-major-broken: "))
  }

  @Test func helpListsThem() async throws {
    let folder = try await Self.folder()
    let result = try await BuiltProgram.run(["help"], environment: ["PATH": folder.url.path])
    #expect(result.output.contains("\n  wait    Run gh-major-wait from PATH\n"))
  }
}

import CommandGrammar

/// Programs in `PATH` that add commands: `gh-major-NAME` is `gh-major NAME`. They are asked for
/// only after the program's own commands, so none of these can be shadowed.
package struct Plugins: Sendable {
  /// The path of a program in `PATH`.
  package var path: @Sendable (_ program: String) -> String?
  /// The names of the programs in `PATH` that begin so, sorted.
  package var programs: @Sendable (_ prefix: String) -> [String]
  /// All that a plug-in finds in its environment.
  package var environment: @Sendable () -> [String: String]

  /// Creates the door to plug-ins.
  package init(
    path: @escaping @Sendable (String) -> String?,
    programs: @escaping @Sendable (String) -> [String],
    environment: @escaping @Sendable () -> [String: String]
  ) {
    self.path = path
    self.programs = programs
    self.environment = environment
  }

  private static let prefix = "gh-major-"

  /// The names of the commands that plug-ins add.
  func names() -> [String] {
    let own = Set(MajorCommandLine.tree.info.commands.map(\.name))
    return programs(Self.prefix).map { String($0.dropFirst(Self.prefix.count)) }
      .filter { !$0.isEmpty && !own.contains($0) }
  }

  /// How a command is run as a plug-in; `nil` when there is none of that name.
  func call(_ name: String, _ arguments: [String]) -> PluginCall? {
    // A name with a slash would be a path, which is not looked for in PATH.
    guard !name.isEmpty, !name.contains("/"), let path = path(Self.prefix + name) else {
      return nil
    }
    return PluginCall(path: path, arguments: arguments, environment: environment())
  }
}

package import MajorCommands

/// The whole program but its effects.
package enum Program {
  /// The version of the program.
  package static let version = "0.1.0"
  /// The day of the version.
  package static let releaseDate = "2026-11-30"

  /// Runs a command line, and becomes the plug-in that it names, if it does.
  ///
  /// - Returns: The status to end with.
  package static func main(_ arguments: [String], _ effects: Effects) async -> ExitStatus {
    switch await run(arguments, effects) {
    case .exit(let status): return status
    case .plugin(let call):
      let diagnostic = Diagnostic("cannot run \(call.path): \(effects.become(call))", .failure)
      Talk(effects.console).error(diagnostic)
      return diagnostic.status
    }
  }

  /// Runs a command line to its end.
  ///
  /// - Parameter arguments: Without the program's own name.
  /// - Returns: How the process shall end.
  package static func run(_ arguments: [String], _ effects: Effects) async -> ProgramEnd {
    let connector = Connector(effects)
    let address = APIAddress(environment: effects.environment)
    let context = CommandContext(
      version: version,
      releaseDate: releaseDate,
      environment: Environment(address.environment),
      console: effects.console,
      input: effects.input,
      interruption: effects.interruption,
      executor: effects.executor,
      now: effects.now,
      clock: effects.clock,
      random: effects.random,
      localTime: effects.localTime,
      readFile: effects.readFile,
      readState: effects.readState,
      runHook: effects.runHook,
      terminal: effects.terminal,
      programOutput: effects.programOutput,
      connect: { settings, events throws(Diagnostic) in
        try connector.connect(settings, telling: events)
      },
      cacheUsage: { effects.cache($0).usage() },
      rememberedWords: { effects.cache($0).words() },
      rememberWords: { effects.cache($0).remember($1) },
      writeFile: effects.writeFile,
      plugins: Plugins(
        path: effects.programPath, programs: effects.programNames,
        environment: { address.pluginEnvironment(executable: effects.ownPath()) }))
    return await MajorCommandLine.run(arguments, context)
  }
}

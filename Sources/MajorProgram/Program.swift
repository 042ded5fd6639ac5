package import MajorCommands

/// The whole program but its effects.
package enum Program {
  /// The version of the program.
  package static let version = "0.1.0"

  /// Runs a command line to its end.
  ///
  /// - Parameter arguments: Without the program's own name.
  /// - Returns: The status to end with.
  package static func run(_ arguments: [String], _ effects: Effects) async -> ExitStatus {
    let connector = Connector(effects)
    let context = CommandContext(
      version: version,
      environment: Environment(effects.environment),
      console: effects.console,
      now: effects.now,
      localTime: effects.localTime,
      readFile: effects.readFile,
      programOutput: effects.programOutput,
      connect: { settings, events throws(Diagnostic) in
        try connector.connect(settings, telling: events)
      },
      cacheUsage: { effects.cache($0).usage() },
      rememberedWords: { effects.cache($0).words() },
      rememberWords: { effects.cache($0).remember($1) },
      writeFile: effects.writeFile)
    return await MajorCommandLine.run(arguments, context)
  }
}

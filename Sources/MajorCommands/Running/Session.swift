import MajorDomain

/// An open connection with all that is needed to explain its errors.
struct Session {
  let context: CommandContext
  let settings: ConnectionSettings
  let connection: Connection

  /// Resolves the options against the environment and opens the API.
  ///
  /// - Parameter talk: The voice of the command, for what happens on the way to answers.
  static func open(
    _ options: ConnectionOptions, _ context: CommandContext, talk: Talk? = nil
  ) async throws(CommandError) -> Session {
    let talk = talk ?? Talk(context.console)
    do throws(Diagnostic) {
      let settings = try options.settings(context.environment)
      let connection = try context.connect(
        settings, EventReport(talk: talk, console: context.console, context.localTime).tell)
      return Session(context: context, settings: settings, connection: connection)
    } catch {
      throw .diagnosed(error)
    }
  }

  /// The token's user.
  func viewer() async throws(CommandError) -> Login {
    guard settings.credential != nil else {
      throw .diagnosed(
        Diagnostic(
          "no owner is named, and there is no token whose user could be meant",
          hint: "Name one, as in: gh-major list octo-org. Or set GH_TOKEN.", .credentials))
    }
    do throws(APIError) {
      return try await connection.api.viewer()
    } catch {
      throw failure(error, about: "the token's user")
    }
  }

  /// What a user is told about an error of the API.
  func failure(_ error: APIError, about name: String) -> CommandError {
    .diagnosed(
      Diagnostic(
        error,
        about: APISubject(name: name, settings: settings, localTime: context.localTime)))
  }
}

package import CommandGrammar
import MajorDomain
import TerminalText

/// `gh-major doctor`: what the program would use, and whether it works.
package enum DoctorCommand: RunnableCommand {
  package struct Options: Sendable, Equatable {
    package var connection = ConnectionOptions()
  }

  package static let name = "doctor"
  package static let summary: Prose = "Show host, token, rate limits and cache"
  package static let discussion: [Prose] = [
    """
    Shows which host is asked and as whom, where the token came from, what is left of the rate \
    limits, and what is kept between runs. The token itself is never shown. Asking costs nothing \
    of the limits but one request for the token's user.
    """
  ]
  package static let examples: [Example] = [
    Example("See what would be used", "doctor"),
    Example("The same for another host", "doctor", "--host", "ghe.example"),
  ]
  package static let defaults = Options()
  package static let parameters: [Parameter<Options>] =
    ConnectionOptions.parameters.lifted(\.connection, section: "Connection options")
  package static let relations: [Relation] = ConnectionOptions.relations

  /// Asks, and prints all that is known, also when something does not work.
  package static func run(
    _ options: Options, _ context: CommandContext
  ) async throws(CommandError) -> ExitStatus {
    let session = try await Session.open(options.connection, context)
    let findings = await DoctorFindings.find(session)
    try context.print(DoctorReport(findings: findings, session: session).text)
    guard let failure = findings.failure else { return .done }
    throw session.failure(failure, about: "the token's user")
  }
}

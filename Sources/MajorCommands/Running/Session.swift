import MajorDomain

/// An open connection with all that is needed to explain its errors.
struct Session {
  let context: CommandContext
  let settings: ConnectionSettings
  let connection: Connection
  /// Tells the user what happens on the way to answers.
  let events: EventReport

  /// Resolves the options against the environment and opens the API.
  ///
  /// - Parameters:
  ///   - talk: The voice of the command, for what happens on the way to answers.
  ///   - answersOffline: Whether an answer of an earlier run is good enough when the server cannot
  ///     be reached.
  ///   - polls: Whether the command asks again and again, and waits by itself when that fails.
  static func open(
    _ options: ConnectionOptions, _ context: CommandContext, talk: Talk? = nil,
    answersOffline: Bool = false, polls: Bool = false
  ) async throws(CommandError) -> Session {
    let talk = talk ?? Talk(context.console)
    do throws(Diagnostic) {
      let search = CredentialSearch(
        context.environment, readFile: context.readFile, output: context.programOutput)
      var settings = try await options.settings(context.environment, search)
      settings.answersOffline = answersOffline
      if polls {
        settings.asksAgain = true
        settings.maximumWait = .zero
      }
      let events = EventReport(
        talk: talk, console: context.console, now: context.now, context.localTime)
      return Session(
        context: context, settings: settings,
        connection: try context.connect(settings, events.tell), events: events)
    } catch {
      throw .diagnosed(error)
    }
  }

  /// The token's user.
  func viewer() async throws(CommandError) -> Login {
    try requireCredential(
      for: "no owner is named",
      hint: "Name one, as in: gh-major list octo-org. Or set GH_TOKEN.")
    do throws(APIError) {
      return try await connection.api.viewer()
    } catch {
      throw failure(error, about: "the token's user")
    }
  }

  /// Remembers owners and repositories that were seen, for completion.
  func remember(_ words: [String]) {
    guard let folder = settings.cacheFolder else { return }
    // A long list must not push out everything else.
    context.rememberWords(folder, Array(words.prefix(200)))
  }

  /// Ends what names repositories of another host than the one that is asked: a name alone would
  /// mean another repository there.
  func requireHost(of names: [RepositoryName]) throws(CommandError) {
    let asked = HostKind.name(of: settings.host).prefix { $0 != ":" }
    var hosts: Set<String> = [String(asked)]
    if let address = settings.apiURL {
      hosts.insert(String(HostKind.name(of: address).prefix { $0 != ":" }))
    }
    for name in names {
      guard let host = name.addressHost, !hosts.contains(host) else { continue }
      throw .diagnosed(
        Diagnostic(
          "the address of \(name) is one of \(host), and \(asked) is asked",
          hint: "Ask the other host with --host \(host), if it is a GitHub.", .usage))
    }
  }

  /// Ends what cannot be done without a token; a recording needs none.
  func requireCredential(
    for reason: String, hint: String = Diagnostic.tokenHint
  ) throws(CommandError) {
    switch settings.source {
    case .replay, .sample: return
    case .live, .recording: break
    }
    guard settings.credential == nil else { return }
    throw .diagnosed(
      Diagnostic("\(reason), and there is no token", hint: hint, .credentials))
  }

  /// What a user is told about an error of the API.
  func failure(_ error: APIError, about name: String) -> CommandError {
    .diagnosed(diagnostic(error, about: name))
  }

  /// What a user is told about an error of the API.
  ///
  /// - Parameter permission: What a token needs for what was asked.
  func diagnostic(
    _ error: APIError, about name: String, needing permission: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      error,
      about: APISubject(
        name: name, settings: settings, localTime: context.localTime, permission: permission))
  }
}

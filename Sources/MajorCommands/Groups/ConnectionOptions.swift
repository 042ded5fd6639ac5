package import CommandGrammar

/// Which API is asked: the same for every command that asks one.
package struct ConnectionOptions: Sendable, Equatable {
  package var host: String?
  package var maxWait = 60
  package var cache = true
  package var record: String?
  package var replay: String?

  package init() {}

  package static let parameters: [Parameter<ConnectionOptions>] = [
    .option("host", "HOST", \.host, "Ask the GitHub host \(value: "HOST")")
      .discussion(
        """
        Without it the host in \(code: "GH_HOST"), or else \(code: "github.com"). An Enterprise \
        Server has tokens of its own, see \(topic: "environment")
        """),
    .option(
      "max-wait", "SECONDS", \.maxWait, minimum: 0, maximum: 86_400,
      "Bound all waits for limits and retries"
    ).discussion("\(code: "0") never waits"),
    .flag(
      "no-cache", \.cache, setting: false, "Neither use nor keep answers of earlier runs"),
    .option("record", "DIR", \.record, "Keep requests and answers in \(value: "DIR")")
      .completing(.folder)
      .discussion("Tokens are left out, so that the folder can be shown to others"),
    .option("replay", "DIR", \.replay, "Take answers from \(value: "DIR"), not the network")
      .completing(
        Completion(words: [Choice("sample", "the built-in account octo-org")], source: .folder)
      )
      .discussion(
        """
        \(value: "DIR") was made with \(flag: "record"), or is \(code: "sample"): a recording of \
        the account octo-org that is part of the program
        """),
  ]

  package static let relations: [Relation] = [.exclusive("record", "replay")]

  /// The settings that these options, the environment and gh give together.
  package func settings(
    _ environment: Environment, _ search: CredentialSearch
  ) async throws(Diagnostic) -> ConnectionSettings {
    if let replay {
      return ConnectionSettings(
        host: "github.com", source: replay == "sample" ? .sample : .replay(folder: replay))
    }
    // An address in the environment names the API outright; a host that was typed wins over it.
    let apiURL = host == nil ? environment[.apiURL] : nil
    let name =
      if apiURL == nil { host ?? search.defaultHost() } else {
        environment[.ghHost] ?? "github.com"
      }
    var settings = ConnectionSettings(
      host: name, apiURL: apiURL, maximumWait: .seconds(maxWait))
    if let record {
      settings.source = .recording(folder: record)
    } else if cache {
      settings.cacheFolder = CachePlace.folder(environment)
    }
    settings.credential =
      if apiURL == nil {
        try await search.credential(forHost: name)
      } else {
        try search.credentialForAPIURL()
      }
    return settings
  }
}

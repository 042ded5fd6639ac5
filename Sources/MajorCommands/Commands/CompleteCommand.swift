package import CommandGrammar

/// `gh-major __complete SOURCE -- PREFIX`: the door through which completion scripts ask for words
/// that only the program knows. Nobody sees what goes wrong while a line is completed, so nothing
/// is an error here.
package enum CompleteCommand: RunnableCommand {
  package struct Options: Sendable, Equatable {
    package var source = ""
    package var prefix = ""
  }

  package static let name = "__complete"
  package static let summary: Prose = "Answer words for completion"
  package static let isHidden = true
  package static let examples = [
    Example("Owners seen before that begin with o", "__complete", "owner", "--", "o")
  ]
  package static let defaults = Options()
  package static let parameters: [Parameter<Options>] = [
    .optionalOperand("source", \.source, "Which kind of words"),
    .optionalOperand("prefix", \.prefix, "What they begin with"),
  ]

  package static func run(
    _ options: Options, _ context: CommandContext
  ) async throws(CommandError) -> ExitStatus {
    guard let folder = CachePlace.folder(context.environment) else { return .done }
    let words = context.rememberedWords(folder).filter {
      Self.isWord($0, of: options.source) && $0.utf8.starts(with: options.prefix.utf8)
        && !$0.contains(where: \.isNewline)
    }
    if !words.isEmpty { try? context.print(words.joined(separator: "\n") + "\n") }
    return .done
  }

  /// Owners and repositories are remembered together; a slash tells them apart.
  private static func isWord(_ word: String, of source: String) -> Bool {
    switch source {
    case "owner": !word.contains("/")
    case "repository": word.contains("/")
    case "owner-or-repository": true
    default: false
    }
  }
}

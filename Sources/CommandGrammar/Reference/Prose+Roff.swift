extension Prose {
  /// For man(7): bold for what is typed as it stands, italics for what is replaced.
  package func roff(program: String) -> String {
    runs.map { run in
      switch run {
      case .text(let text): Roff.escaped(text)
      case .flag(let name): Roff.bold("--" + name)
      case .value(let name): Roff.italic(Prose.shown(value: name))
      case .code(let text): Roff.bold(text)
      case .command(let name): Roff.bold(program + " " + name)
      case .topic(let name): Roff.bold("\(program) help \(name)")
      }
    }.joined()
  }
}

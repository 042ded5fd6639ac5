extension Prose {
  /// For GitHub Flavored Markdown.
  package func markdown(program: String) -> String {
    runs.map { run in
      switch run {
      case .text(let text): Markdown.escaped(text)
      case .flag(let name): Markdown.code("--" + name)
      case .value(let name): Markdown.code(Prose.shown(value: name))
      case .code(let text): Markdown.code(text)
      case .command(let name): Markdown.code(program + " " + name)
      case .topic(let name): Markdown.code("\(program) help \(name)")
      }
    }.joined()
  }
}

extension StyledText {
  /// The text with the escape sequences that the terminal can show, and none for a pipe.
  public func rendered(for traits: TerminalTraits) -> String {
    var result = ""
    for run in runs where !run.text.isEmpty {
      let link =
        traits.supportsLinks ? run.link.flatMap { Hyperlink.openingSequence(to: $0) } : nil
      let style = traits.usesColor ? run.style : .plain
      result += link ?? ""
      result += style.openingSequence + run.text + style.closingSequence
      if link != nil { result += Hyperlink.closingSequence }
    }
    return result
  }
}

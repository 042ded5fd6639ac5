/// The completion script for fish.
package struct FishCompletions: Sendable, Hashable {
  package let text: String

  package init(program: ProgramInfo) {
    let writer = FishWriter(model: CompletionModel(program))
    text = writer.script()
  }
}

/// Writes the parts of the script.
private struct FishWriter {
  let model: CompletionModel

  private var prefix: String { "__" + model.identifier }

  func script() -> String {
    let blocks = [programLines()] + model.commands.map(commandLines)
    return """
      # Rendered from the declarations of \(model.program); not edited by hand.

      # The options, with their commands, whose next word is their value.
      set -g \(prefix)_valued \(valued())

      \(FishEngine(prefix: prefix, commands: model.commands.map(\.name)).text)
      complete -c \(model.program) -f
      \(blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n"))

      """
  }

  private func valued() -> String {
    model.commands.flatMap { command in
      command.valueSpellings.map { ShellQuoting.fish(command.name + " " + $0) }
    }.map { "\\\n    " + $0 }.joined(separator: " ")
  }

  private func programLines() -> [String] {
    let condition = "-n " + ShellQuoting.fish("\(prefix)_in ''")
    let commands = model.commands.map { command in
      "complete -c \(model.program) \(condition) -a \(command.name)"
        + " -d \(ShellQuoting.fish(command.summary))"
    }
    let common = CommonOption.all.map { option in
      "complete -c \(model.program) \(names(option.spellings))"
        + " -d \(ShellQuoting.fish(option.summary.plain(program: model.program)))"
    }
    // A plug-in may take files; what else it takes is not known.
    let plugin = "complete -c \(model.program) -n \(prefix)_in_plugin -F"
    return commands + common + [plugin]
  }

  private func commandLines(_ command: CompletionModel.Command) -> [String] {
    command.options.flatMap { optionLines($0, command) }
      + command.operands.compactMap { operandLine($0, command) }
  }

  private func optionLines(
    _ option: CompletionModel.Option, _ command: CompletionModel.Command
  ) -> [String] {
    // fish asks the condition of an option for its value too, when the option itself is given.
    let rivals = option.excluded.filter { !option.spellings.contains($0) }
    let condition = ([prefix + "_in", command.name] + rivals).joined(separator: " ")
    let start = "complete -c \(model.program) -n \(ShellQuoting.fish(condition))"
    // Negated forms are options of their own to fish; names of one option stand on one line.
    let isNegatable = option.spellings.contains { $0.utf8.starts(with: "--no-".utf8) }
    let groups = isNegatable ? option.spellings.map { [$0] } : [option.spellings]
    return groups.map { spellings in
      let value = option.value.map { " " + arguments($0) } ?? ""
      return "\(start) \(names(spellings))\(value)"
        + " -d \(ShellQuoting.fish(option.summary))"
    }
  }

  private func names(_ spellings: [String]) -> String {
    spellings.map { spelling in
      spelling.utf8.starts(with: "--".utf8)
        ? "-l \(spelling.dropFirst(2))" : "-s \(spelling.dropFirst())"
    }.joined(separator: " ")
  }

  private func operandLine(
    _ operand: CompletionModel.Operand, _ command: CompletionModel.Command
  ) -> String? {
    if operand.value.words.isEmpty, operand.value.source == .none { return nil }
    let last = operand.isRepeating ? 10_000 : operand.position
    let condition =
      [prefix + "_at", command.name, String(operand.position), String(last)]
      + operand.excludedBy
    return "complete -c \(model.program) -n \(ShellQuoting.fish(condition.joined(separator: " ")))"
      + " " + arguments(operand.value, isOperand: true)
  }

  private func arguments(_ value: CompletionModel.Value, isOperand: Bool = false) -> String {
    let words = value.words.map { word in
      ShellQuoting.fish(word.summary.isEmpty ? word.text : word.text + "\t" + word.summary)
    }.joined(separator: " ")
    var candidates: [String] = []
    if !words.isEmpty { candidates.append(value.isList ? "(\(prefix)_list \(words))" : words) }
    let exclusive = isOperand ? "" : "-x "
    switch value.source {
    case .none: break
    case .file:
      // File names are fish's own; with words of ours beside them, both are offered.
      let list = words.isEmpty ? "" : " -a " + ShellQuoting.fish(words)
      return (isOperand ? "-F" : "-r -F") + list
    case .folder: candidates.append("(__fish_complete_directories (\(prefix)_typed))")
    case .dynamic(let source):
      let call = "(\(prefix)_dynamic \(source))"
      candidates.append(value.isList ? "(\(prefix)_list \(call))" : call)
    }
    if candidates.isEmpty { return "-x" }
    return exclusive + "-a " + ShellQuoting.fish(candidates.joined(separator: " "))
  }
}

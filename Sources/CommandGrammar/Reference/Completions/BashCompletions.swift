/// The completion script for bash, from 3.2 on, with or without the bash-completion package.
package struct BashCompletions: Sendable, Hashable {
  package let text: String

  package init(program: ProgramInfo) {
    let writer = BashWriter(model: CompletionModel(program))
    text = writer.script()
  }
}

/// Writes the tables of the script; the engine that reads them is the same for every program.
private struct BashWriter {
  let model: CompletionModel

  private var prefix: String { "_" + model.identifier }

  func script() -> String {
    """
    # shellcheck shell=bash
    # Rendered from the declarations of \(model.program); not edited by hand.

    # Whether the next word is the value of this option of a command.
    \(prefix)_takes_value() {
      case $1 in
    \(takesValue())
      esac
      return 1
    }

    # What is offered for the value of an option, or for an operand at its place.
    \(prefix)_value() {
      case $1 in
    \(values())
      esac
    }

    # The options of a command.
    \(prefix)_options() {
      case $1 in
    \(options())
      esac
      offered+=(\(CommonOption.all.flatMap(\.spellings).joined(separator: " ")))
    }

    # What is not offered once an option of a command is given.
    \(prefix)_excluded() {
      case $1 in
    \(exclusions())
      esac
    }

    \(BashEngine(prefix: prefix, program: model.program, commands: model.commands.map(\.name)).text)
    """
  }

  private func takesValue() -> String {
    let lines = model.commands.compactMap { command -> String? in
      guard !command.valueSpellings.isEmpty else { return nil }
      let patterns = command.valueSpellings.map { pattern(command, $0) }
      return "    \(patterns.joined(separator: " | "))) return 0 ;;"
    }
    return lines.isEmpty ? "    *) ;;" : lines.joined(separator: "\n")
  }

  private func options() -> String {
    model.commands.map { command in
      let spellings = command.options.flatMap(\.spellings).joined(separator: " ")
      return "    \(command.name)) offered=(\(spellings)) ;;"
    }.joined(separator: "\n")
  }

  private func exclusions() -> String {
    model.commands.flatMap { command in
      command.options.filter { !$0.excluded.isEmpty || !$0.excludedOperands.isEmpty }.map {
        option in
        let operands = option.excludedOperands.map { "@\($0)" }
        let patterns = option.spellings.map { pattern(command, $0) }.joined(separator: " | ")
        let all = (option.excluded + operands).joined(separator: " ")
        return "    \(patterns)) excluded+='\(all) ' ;;"
      }
    }.joined(separator: "\n")
  }

  private func values() -> String {
    model.commands.flatMap { command in
      command.options.compactMap { option -> String? in
        guard let value = option.value, let action = action(value) else { return nil }
        let patterns = option.spellings.map { pattern(command, $0) }.joined(separator: " | ")
        return "    \(patterns)) \(action) ;;"
      }
        + command.operands.compactMap { operand -> String? in
          guard let action = action(operand.value) else { return nil }
          let place =
            operand.isRepeating
            ? "\(ShellQuoting.quoted(command.name + " "))[0-9]*"
            : pattern(command, String(operand.position))
          // An operand that is filled otherwise is offered nothing.
          let guarded =
            operand.excludedBy.isEmpty
            ? action : "\(prefix)_is_excluded @\(operand.position) || { \(action); }"
          return "    \(place)) \(guarded) ;;"
        }
    }.joined(separator: "\n")
  }

  private func pattern(_ command: CompletionModel.Command, _ word: String) -> String {
    ShellQuoting.quoted(command.name + " " + word)
  }

  private func action(_ value: CompletionModel.Value) -> String? {
    var actions: [String] = []
    if !value.words.isEmpty {
      let words = value.words.map { ShellQuoting.quoted($0.text) }.joined(separator: " ")
      actions.append("words=(\(words))")
    }
    switch value.source {
    case .none: break
    case .file: actions.append("source=file")
    case .folder: actions.append("source=folder")
    case .dynamic(let name): actions.append("\(prefix)_dynamic \(ShellQuoting.quoted(name))")
    }
    if value.isList, !actions.isEmpty { actions.insert("list=1", at: 0) }
    return actions.isEmpty ? nil : actions.joined(separator: "; ")
  }
}

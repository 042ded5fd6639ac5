/// The completion script for zsh: a file `_program` of `$fpath`, or something to source.
package struct ZshCompletions: Sendable, Hashable {
  package let text: String

  package init(program: ProgramInfo) {
    let writer = ZshWriter(model: CompletionModel(program))
    text = writer.script()
  }
}

/// Writes the parts of the script.
private struct ZshWriter {
  let model: CompletionModel

  private var function: String { "_" + model.program }

  func script() -> String {
    """
    #compdef \(model.program)
    # Rendered from the declarations of \(model.program); not edited by hand.

    \(main())
    \(function)_commands() {
      local -a commands
      commands=(
    \(model.commands.map { "    " + described($0.name, $0.summary) }.joined(separator: "\n"))
      )
      _describe -t commands command commands
    }

    # Asks the program for words.
    \(function)_dynamic() {
      local -a answers
      answers=(${(f)"$(_call_program words $\(program) __complete ${(q)1} -- ${(q)PREFIX} 2>/dev/null)"})
      (( $#answers )) && compadd "${@:2}" -a answers
    }

    \(wordFunctions())
    if [[ $funcstack[1] == \(function) ]]; then
      \(function) "$@"
    else
      compdef \(function) \(model.program)
    fi

    """
  }

  private var program: String { "_\(model.identifier)_program" }

  private func main() -> String {
    """
    \(function)() {
      local curcontext=$curcontext state state_descr line ret=1
      local \(program)=$words[1]
      typeset -A opt_args
      _arguments -C -S \\
    \(specs(commonOptions + ["1: :\(function)_commands", "*:: :->arguments"], indent: 4)) && ret=0
      [[ $state == arguments ]] || return ret
      curcontext=${curcontext%:*}-$words[1]:
      case $words[1] in
    \(model.commands.map(command).joined(separator: "\n"))
        *)
          _default && ret=0
          ;;
      esac
      return ret
    }

    """
  }

  private func command(_ command: CompletionModel.Command) -> String {
    let all =
      command.options.flatMap { optionSpecs($0, command) } + commonOptions
      + command.operands.map { operandSpec($0, command) }
    return """
          \(command.name))
            _arguments -s -S \\
      \(specs(all, indent: 8)) && ret=0
            ;;
      """
  }

  private func specs(_ specs: [String], indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    return specs.map { margin + ShellQuoting.quoted($0) }.joined(separator: " \\\n")
  }

  private var commonOptions: [String] {
    CommonOption.all.flatMap { option in
      option.spellings.map { spelling in
        "(- *)\(spelling)[\(escaped(option.summary.plain(program: model.program)))]"
      }
    }
  }

  private func optionSpecs(
    _ option: CompletionModel.Option, _ command: CompletionModel.Command
  ) -> [String] {
    option.spellings.map { spelling in
      let operands = option.excludedOperands.map { position in
        command.operands.contains { $0.position == position && $0.isRepeating }
          ? "*" : String(position)
      }
      let excluded = option.excluded + operands
      let list = excluded.isEmpty ? "" : "(\(excluded.joined(separator: " ")))"
      let repeats = option.isRepeatable ? "*" : ""
      let summary = "[\(escaped(option.summary))]"
      guard let value = option.value else { return list + repeats + spelling + summary }
      let joint = spelling.utf8.starts(with: "--".utf8) ? "=" : "+"
      let action = action(value, command.name, key(option))
      return
        "\(list)\(repeats)\(spelling)\(joint)\(summary):\(escaped(value.placeholder)):\(action)"
    }
  }

  private func operandSpec(
    _ operand: CompletionModel.Operand, _ command: CompletionModel.Command
  ) -> String {
    let place = operand.isRepeating ? "*" : String(operand.position)
    let action = action(operand.value, command.name, String(operand.position))
    return "\(place):\(escaped(operand.label)):\(action)"
  }

  private func key(_ option: CompletionModel.Option) -> String {
    option.spellings.first.map { String($0.dropFirst(2)) } ?? ""
  }

  /// The words of a value stand in a function, so that they are quoted once only.
  private func action(
    _ value: CompletionModel.Value, _ command: String, _ key: String
  ) -> String {
    if !value.words.isEmpty { return "\(function)_\(command)_\(key)" }
    return sourceAction(value) ?? " "
  }

  private func sourceAction(_ value: CompletionModel.Value) -> String? {
    switch value.source {
    case .none: nil
    case .file: "_files"
    case .folder: "_files -/"
    case .dynamic(let source):
      // After a space, words stand as they are; otherwise options would come between them.
      " " + (value.isList ? "_sequence " : "") + "\(function)_dynamic \(source)"
    }
  }

  private func wordFunctions() -> String {
    model.commands.map { command in
      let values =
        command.options.map { ($0.value, key($0)) }
        + command.operands.map { ($0.value, String($0.position)) }
      return values.map { value, key in
        guard let value, !value.words.isEmpty else { return "" }
        return wordFunction("\(function)_\(command.name)_\(key)", value)
      }.joined()
    }.joined()
  }

  private func wordFunction(_ name: String, _ value: CompletionModel.Value) -> String {
    let label = ShellQuoting.quoted(value.placeholder)
    if value.isList {
      let words = value.words.map { word in
        let summary = word.summary.isEmpty ? "" : "[\(escaped(word.summary))]"
        return "    " + ShellQuoting.quoted(escaped(word.text) + summary)
      }
      return """
        \(name)() {
          _values -s , \(label) \\
        \(words.joined(separator: " \\\n"))
        }


        """
    }
    let more = sourceAction(value).map { "\n  \($0) && ret=0" } ?? ""
    return """
      \(name)() {
        local -a choices
        local ret=1
        choices=(
      \(value.words.map { "    " + described($0.text, $0.summary) }.joined(separator: "\n"))
        )
        _describe -t values \(label) choices && ret=0\(more)
        return ret
      }


      """
  }

  /// An element for `_describe`.
  private func described(_ word: String, _ summary: String) -> String {
    let name = word.escapingScalars { $0 == ":" || $0 == "\\" ? "\\\($0)" : nil }
    return ShellQuoting.quoted(summary.isEmpty ? name : name + ":" + summary)
  }

  /// Text inside a specification of `_arguments` or `_values`.
  private func escaped(_ text: String) -> String {
    text.escapingScalars { "[]:\\".unicodeScalars.contains($0) ? "\\\($0)" : nil }
  }
}

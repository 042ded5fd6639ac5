/// Text as one word of a shell.
package enum ShellQuoting {
  /// For any POSIX shell, as a user would write it: without quotes where none are needed.
  package static func word(_ text: String) -> String {
    let isPlain = !text.isEmpty && text.unicodeScalars.allSatisfy(plain.contains)
    return isPlain ? text : quoted(text)
  }

  /// For bash and zsh, always in single quotes.
  static func quoted(_ text: String) -> String {
    "'" + text.escapingScalars { $0 == "'" ? "'\\''" : nil } + "'"
  }

  /// For fish, always in single quotes; a backslash escapes inside them there.
  static func fish(_ text: String) -> String {
    "'" + text.escapingScalars { $0 == "'" || $0 == "\\" ? "\\\($0)" : nil } + "'"
  }

  private static let plain = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_./:=,@%+".unicodeScalars)
}

extension Example {
  /// The whole line, quoted where it must be.
  package func line(program: String) -> String {
    let words = [program] + arguments.map(ShellQuoting.word)
    return (words + (then.isEmpty ? [] : [then])).joined(separator: " ")
  }
}

extension String {
  /// Scalar by scalar, because a combining mark after a quote would hide it in a character.
  func escapingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var result = ""
    for scalar in unicodeScalars {
      if let text = replacement(scalar) {
        result += text
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

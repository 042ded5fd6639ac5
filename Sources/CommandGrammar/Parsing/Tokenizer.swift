/// Cuts arguments into tokens.
///
/// - `--x v` and `--x=v`; `--x=` is an explicit empty value.
/// - `-x v`, `-xv` and `-x=v`; `-x=` is an explicit empty value.
/// - `-ab` is `-a -b` as far as the letters are flags; when the first is no option at all, the
///   whole argument is one unknown option, most likely a long name with a dash missing.
/// - An option that takes a value always takes the next argument, whatever that looks like:
///   `--x -5`, `--x --`. So a value may begin with a dash.
/// - `--` ends the options; a lone `-` is an operand; options may follow operands.
/// - Names are never abbreviated.
package struct Tokenizer {
  /// Whether the option of this spelling takes a value; `nil` when there is no such option.
  let takesValue: (String) -> Bool?

  package init(takesValue: @escaping (String) -> Bool?) { self.takesValue = takesValue }

  package func tokens(_ arguments: [String]) -> [Token] {
    var tokens: [Token] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      // Bytes, not characters: a combining mark after a dash or `=` must not hide it.
      let bytes = argument.utf8
      if argument == "--" {
        return tokens + rest.map(Token.operand)
      } else if bytes.starts(with: "--".utf8) {
        tokens.append(long(argument, &rest))
      } else if bytes.first == UInt8(ascii: "-"), bytes.count > 1 {
        appendCluster(argument, &rest, &tokens)
      } else {
        tokens.append(.operand(argument))
      }
    }
    return tokens
  }

  private func long(_ argument: String, _ rest: inout ArraySlice<String>) -> Token {
    if let equals = argument.utf8.firstIndex(of: UInt8(ascii: "=")) {
      let value = argument[argument.utf8.index(after: equals)...]
      return .option(spelling: String(argument[..<equals]), value: String(value))
    }
    let value = takesValue(argument) == true ? rest.popFirst() : nil
    return .option(spelling: argument, value: value)
  }

  private func appendCluster(
    _ argument: String, _ rest: inout ArraySlice<String>, _ tokens: inout [Token]
  ) {
    let letters = argument.unicodeScalars
    var index = letters.index(after: letters.startIndex)
    while index < letters.endIndex {
      let spelling = "-\(letters[index])"
      let isFirst = index == letters.index(after: letters.startIndex)
      index = letters.index(after: index)
      let tail = String(letters[index...])
      switch takesValue(spelling) {
      case true? where tail.isEmpty:
        tokens.append(.option(spelling: spelling, value: rest.popFirst()))
        return
      case true?:
        tokens.append(.option(spelling: spelling, value: tail.withoutLeadingEquals ?? tail))
        return
      case false?:
        if let value = tail.withoutLeadingEquals {
          tokens.append(.option(spelling: spelling, value: value))
          return
        }
        tokens.append(.option(spelling: spelling, value: nil))
      case nil:
        // What follows an unknown letter may be its value: one complaint is enough.
        tokens.append(.option(spelling: isFirst ? argument : spelling, value: nil))
        return
      }
    }
  }
}

extension String {
  /// What follows a leading `=`; `nil` when there is none.
  fileprivate var withoutLeadingEquals: String? {
    utf8.first == UInt8(ascii: "=") ? String(self[utf8.index(after: startIndex)...]) : nil
  }

  /// The parts between separators, empty ones too. By bytes, so that a combining mark after
  /// a separator does not hide it.
  func split(atEach separator: Unicode.Scalar) -> [String] {
    unicodeScalars.split(separator: separator, omittingEmptySubsequences: false)
      .map { String($0) }
  }
}

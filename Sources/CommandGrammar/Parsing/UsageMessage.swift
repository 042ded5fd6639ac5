/// The only place where usage errors become sentences.
extension UsageError {
  package var message: String {
    switch self {
    case .unknownOption(let spelling, let suggestion):
      "unknown option \(spelling.quoted)" + didYouMean(suggestion)
    case .optionBeforeCommand(let spelling):
      "\(spelling) must follow the command"
    case .missingValue(let spelling, let placeholder):
      "\(spelling) needs a value: \(spelling) \(placeholder)"
    case .unexpectedValue(let value, let spelling):
      "\(spelling) takes no value, but \(value.quoted) was given"
    case .invalidValue(let value, let parameter, let rejection, let suggestion):
      "\(parameter): \(rejection.sentence(about: value))" + didYouMean(suggestion)
    case .unexpectedOperand(let operand):
      "unexpected argument \(operand.quoted)"
    case .missingOperand(let label):
      "missing <\(label)>"
    case .exclusive(let spellings):
      "\(spellings.joined(separator: " and ")) cannot be used together"
    case .missingCompanion(let spelling, let others):
      "\(spelling) needs \(others.joined(separator: " or "))"
    case .missingOneOf(let spellings):
      "one of \(spellings.joined(separator: ", ")) must be given"
    case .unknownCommand(let name, let suggestion):
      "unknown command \(name.quoted)" + didYouMean(suggestion)
    case .unknownHelpSubject(let name, let suggestion):
      "no command and no help topic is called \(name.quoted)" + didYouMean(suggestion)
    }
  }

  private func didYouMean(_ suggestion: String?) -> String {
    suggestion.map { "; did you mean \($0)?" } ?? ""
  }
}

extension UsageErrors {
  /// One line an error, then one line of usage.
  package var message: String {
    (errors.map(\.message) + ["usage: " + usage]).joined(separator: "\n")
  }
}

extension UsageWarning {
  package var message: String {
    switch self {
    case .deprecated(let spelling, let replacement):
      "\(spelling) is an old name; use --\(replacement)"
    }
  }
}

extension ArgumentRejection {
  /// A sentence that starts with the value and does not know what the value is for.
  func sentence(about value: String) -> String {
    switch self {
    case .notOneOf(let choices): "\(value.quoted) is none of \(choices.joined(separator: ", "))"
    case .notAWholeNumber: "\(value.quoted) is not a whole number"
    case .below(let minimum): "\(value.quoted) is less than \(minimum)"
    case .above(let maximum): "\(value.quoted) is more than \(maximum)"
    case .empty: "\(value.quoted) has an empty part where a value must stand"
    case .part(let part, let reason): reason.sentence(about: part)
    case .because(let reason): "\(value.quoted) \(reason)"
    }
  }
}

extension String {
  /// In quotes, control and format characters made visible, because it was typed by someone
  /// and goes to a terminal.
  var quoted: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        text += "\\u{" + String(scalar.value, radix: 16) + "}"
      default:
        text.unicodeScalars.append(scalar)
      }
    }
    return "'" + text + "'"
  }
}

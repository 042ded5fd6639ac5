package import CommandGrammar
package import OutputFormats

/// One word of `--fields`: a field, by any of its names, or `all`.
package enum FieldSelection<Field: RowField>: ArgumentValue, Hashable {
  case all
  case field(Field)

  package init(argument: String) throws(ArgumentRejection) {
    if argument == "all" {
      self = .all
    } else if let field = Field.allCases.first(where: {
      $0.name == argument || $0.aliases.contains(argument)
    }) {
      self = .field(field)
    } else {
      throw .notOneOf(Self.choices.map(\.value))
    }
  }

  package var argument: String {
    switch self {
    case .all: "all"
    case .field(let field): field.name
    }
  }

  package static var choices: [Choice] {
    Field.allCases.map { Choice($0.name, Prose($0.summary)) } + [Choice("all", "every field")]
  }

  /// The fields that a list of words stands for, each once, in the order of the words.
  ///
  /// - Parameter all: What `all` stands for.
  package static func fields(
    _ selections: [FieldSelection], all: [Field] = Field.everyField
  ) -> [Field] {
    var fields: [Field] = []
    for selection in selections {
      let named =
        switch selection {
        case .all: all
        case .field(let field): [field]
        }
      fields += named.filter { !fields.contains($0) }
    }
    return fields
  }
}

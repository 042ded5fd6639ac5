extension CommandDeclaration {
  /// What the arguments after the command's name mean; `program` is named in the usage line.
  package static func outcome(
    of arguments: [String], program: String
  ) -> ParseOutcome<Options> {
    parser(program: program, answersCommonOptions: true).outcome(of: arguments)
  }

  /// The options alone: help and version, which any command answers, are unknown here.
  package static func parse(
    _ arguments: [String], program: String = ""
  ) throws(UsageErrors) -> Options {
    let parser = parser(program: program, answersCommonOptions: false)
    switch parser.outcome(of: arguments) {
    case .options(let options, _): return options
    case .errors(let errors): throw errors
    // Cannot be: without the common options nothing asks for these.
    case .help, .version: throw UsageErrors([], usage: parser.usage)
    }
  }

  private static func parser(program: String, answersCommonOptions: Bool) -> Parser<Options> {
    Parser(
      parameters: parameters, relations: relations, defaults: defaults,
      usage: UsageLine(program: program, command: info).text,
      answersCommonOptions: answersCommonOptions)
  }
}

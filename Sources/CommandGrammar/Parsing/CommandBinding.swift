/// A declaration and what becomes of its options. The grammar never runs anything: `Action` is
/// whatever the caller can run, most simply a closure over the options.
package struct CommandBinding<Action: Sendable>: Sendable {
  package let info: CommandInfo
  let outcome: @Sendable (_ arguments: [String], _ program: String) -> ParseOutcome<Action>

  package init<Declaration: CommandDeclaration>(
    _ declaration: Declaration.Type,
    action: @escaping @Sendable (Declaration.Options) -> Action
  ) {
    info = Declaration.info
    outcome = { arguments, program in
      switch Declaration.outcome(of: arguments, program: program) {
      case .help(let long): .help(long: long)
      case .version: .version
      case .options(let options, let warnings): .options(action(options), warnings)
      case .errors(let errors): .errors(errors)
      }
    }
  }
}

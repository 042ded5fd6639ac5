/// A parameter bound by key path into an options value.
package struct Parameter<Root: Sendable>: Sendable {
  package var info: ParameterInfo
  let apply: @Sendable (Occurrence, inout Root) throws(ArgumentRejection) -> Void
  /// The default as it would be typed, read from the options' own defaults.
  let describeDefault: @Sendable (Root) -> String

  init(
    _ info: ParameterInfo,
    describeDefault: @escaping @Sendable (Root) -> String = { _ in "" },
    apply: @escaping @Sendable (Occurrence, inout Root) throws(ArgumentRejection) -> Void
  ) {
    self.info = info
    self.describeDefault = describeDefault
    self.apply = apply
  }

  /// The same parameter in a larger options value.
  package func lifted<Outer>(
    _ path: any (WritableKeyPath<Outer, Root> & Sendable), section: String? = nil
  ) -> Parameter<Outer> {
    let (apply, describeDefault) = (self.apply, self.describeDefault)
    var info = info
    info.section = info.section ?? section
    return Parameter<Outer>(info, describeDefault: { describeDefault($0[keyPath: path]) }) {
      occurrence, outer throws(ArgumentRejection) in
      try apply(occurrence, &outer[keyPath: path])
    }
  }
}

extension Array {
  /// A group shared by commands, bound to its place in a command's options.
  ///
  /// - Parameter section: The title of the group in help.
  package func lifted<Root, Outer>(
    _ path: any (WritableKeyPath<Outer, Root> & Sendable), section: String? = nil
  ) -> [Parameter<Outer>] where Element == Parameter<Root> {
    map { $0.lifted(path, section: section) }
  }
}

/// What is rarely needed, said after the declaration: `.option(…).hidden()`.
extension Parameter {
  /// Other names, shown in help.
  package func aliases(_ names: String...) -> Parameter { changed { $0.aliases += names } }
  /// Other names, accepted and not shown.
  package func hiddenNames(_ names: String...) -> Parameter { changed { $0.hiddenNames += names } }
  /// Old names; each use gives a warning.
  package func deprecatedNames(_ names: String..., use replacement: String) -> Parameter {
    changed { info in
      info.deprecatedNames += names.map { .init(name: $0, replacement: replacement) }
    }
  }
  /// Accepted and shown nowhere.
  package func hidden() -> Parameter { changed { $0.isHidden = true } }
  /// Text for the long help and the manual, after the summary.
  package func discussion(_ text: Prose) -> Parameter { changed { $0.discussion = text } }
  /// What a shell offers, when the value's type does not say it.
  package func completing(_ completion: Completion) -> Parameter {
    changed { $0.completion = completion }
  }
  /// The title of its part of the help.
  package func section(_ title: String) -> Parameter { changed { $0.section = title } }

  private func changed(_ change: (inout ParameterInfo) -> Void) -> Parameter {
    var copy = self
    change(&copy.info)
    return copy
  }
}

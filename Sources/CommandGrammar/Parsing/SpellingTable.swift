/// Every spelling that a command accepts, and what it stands for.
struct SpellingTable {
  enum Meaning: Hashable {
    case help(long: Bool)
    case version
    /// The parameter at `index`; `replacement` is set for an old name.
    case parameter(index: Int, isNegated: Bool, replacement: String?)
  }

  let parameters: [ParameterInfo]
  private var meanings: [String: Meaning] = [:]

  /// - Parameter answersCommonOptions: Whether help and version are known.
  init(_ parameters: [ParameterInfo], answersCommonOptions: Bool) {
    self.parameters = parameters
    for (index, parameter) in parameters.enumerated() { add(parameter, at: index) }
    if answersCommonOptions {
      meanings["--help"] = .help(long: true)
      meanings["-h"] = .help(long: false)
      meanings["--version"] = .version
    }
  }

  private mutating func add(_ parameter: ParameterInfo, at index: Int) {
    guard !parameter.isOperand else { return }
    func meaning(_ isNegated: Bool, _ replacement: String? = nil) -> Meaning {
      .parameter(index: index, isNegated: isNegated, replacement: replacement)
    }
    let names = parameter.visibleLongNames + parameter.hiddenNames
    let isNegatable = parameter.kind == .negatableFlag
    for name in names {
      meanings["--" + name] = meaning(false)
      if isNegatable { meanings["--no-" + name] = meaning(true) }
    }
    for old in parameter.deprecatedNames {
      meanings["--" + old.name] = meaning(false, old.replacement)
      if isNegatable { meanings["--no-" + old.name] = meaning(true, "no-" + old.replacement) }
    }
    if let short = parameter.short { meanings["-\(short)"] = meaning(false) }
  }

  subscript(spelling: String) -> Meaning? { meanings[spelling] }

  func takesValue(_ spelling: String) -> Bool? {
    switch meanings[spelling] {
    case .parameter(let index, _, _): parameters[index].takesValue
    case .help, .version: false
    case nil: nil
    }
  }

  /// The nearest visible spelling to an unknown one.
  func suggestion(for spelling: String) -> String? {
    let names = parameters.filter { !$0.isHidden }.flatMap { parameter in
      parameter.visibleLongNames + parameter.negatedSpellings.map { String($0.dropFirst(2)) }
    }
    let common = ["help", "version"].filter { meanings["--" + $0] != nil }
    let dashes = spelling.utf8.prefix { $0 == UInt8(ascii: "-") }.count
    let name = String(decoding: spelling.utf8.dropFirst(dashes), as: UTF8.self)
    // One letter is near to nothing, or to everything.
    guard name.unicodeScalars.count > 1 else { return nil }
    return Suggestion.nearest(to: name, in: names + common).map { "--" + $0 }
  }
}

/// What a shell may offer for a value.
package struct Completion: Sendable, Hashable {
  /// Where words come from beside the listed ones.
  package enum Source: Sendable, Hashable {
    case none
    case file
    case folder
    /// Words that the hidden completion command of the program answers for this name.
    case dynamic(String)
  }

  package var words: [Choice]
  package var source: Source

  package init(words: [Choice] = [], source: Source = .none) {
    self.words = words
    self.source = source
  }

  package static let none = Completion()
  package static let file = Completion(source: .file)
  package static let folder = Completion(source: .folder)
  package static func dynamic(_ name: String) -> Completion { Completion(source: .dynamic(name)) }
}

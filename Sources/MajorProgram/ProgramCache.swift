package import GitHubAPIClient

/// What the program keeps between runs and can do without: answers, and words for completion.
package protocol ProgramCache: CacheStore {
  /// How many answers there are, and how many bytes they have.
  func usage() -> (bytes: Int, entries: Int)
  /// Owners and repositories that were seen, the latest first.
  func words() -> [String]
  /// Adds words.
  func remember(_ words: [String])
}

import GitHubAPIClient
import Locking
import MajorProgram

/// A cache in memory, to look into.
package final class MemoryCache: ProgramCache {
  private let answers = Locked<[String: [UInt8]]>([:])
  private let seen = Locked<[String]>([])

  /// Creates an empty cache.
  package init() {}

  /// The answers by name.
  package var entries: [String: [UInt8]] { answers.withLock { $0 } }

  package func key() -> [UInt8]? { Array(0..<16) }
  package func read(_ name: String) -> [UInt8]? { answers.withLock { $0[name] } }
  package func write(_ name: String, _ bytes: [UInt8]) {
    answers.withLock { $0[name] = bytes }
  }
  package func remove(_ name: String) { _ = answers.withLock { $0.removeValue(forKey: name) } }
  package func usage() -> (bytes: Int, entries: Int) {
    answers.withLock { answers in (answers.values.reduce(0) { $0 + $1.count }, answers.count) }
  }
  package func words() -> [String] { seen.withLock { $0 } }
  package func remember(_ words: [String]) {
    seen.withLock { seen in seen = words + seen.filter { !words.contains($0) } }
  }
}

import Locking

/// Answers that are kept in memory as long as the program runs: one for each address that is asked
/// again and again.
public struct RunningCacheStore: CacheStore {
  private let answers = Locked<[String: [UInt8]]>([:])
  private let secret: [UInt8] = (0..<16).map { _ in UInt8.random(in: .min ... .max) }

  /// More addresses than the longest list has pages.
  private static let mostAnswers = 2000

  /// Creates an empty store.
  public init() {}

  /// Random bytes of this store.
  public func key() -> [UInt8]? { secret }

  /// The bytes of an entry.
  public func read(_ name: String) -> [UInt8]? { answers.withLock { $0[name] } }

  /// Keeps an entry; when there are too many, all others are dropped.
  public func write(_ name: String, _ bytes: [UInt8]) {
    answers.withLock { answers in
      if answers.count >= Self.mostAnswers, answers[name] == nil { answers.removeAll() }
      answers[name] = bytes
    }
  }

  /// Drops an entry.
  public func remove(_ name: String) { _ = answers.withLock { $0.removeValue(forKey: name) } }
}

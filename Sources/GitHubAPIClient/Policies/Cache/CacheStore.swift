/// Where answers are kept between runs. A store that cannot do something does nothing: a cache that
/// fails costs time, and nothing else.
///
/// Several processes may share one; each write must be seen whole or not at all. What was read last
/// should be dropped last.
public protocol CacheStore: Sendable {
  /// 16 random bytes that stay the same as long as the store does; `nil` when there is no store.
  func key() -> [UInt8]?
  /// The bytes of an entry; `nil` when there is none.
  func read(_ name: String) -> [UInt8]?
  /// Keeps an entry; names are letters and digits.
  func write(_ name: String, _ bytes: [UInt8])
  /// Drops an entry.
  func remove(_ name: String)
}

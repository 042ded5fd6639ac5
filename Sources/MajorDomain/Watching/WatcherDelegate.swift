/// Is told what a ``Watcher`` sees, from the task that runs it and in order.
///
/// The watcher holds it weakly: a delegate that is released is told no more.
public protocol WatcherDelegate: AnyObject, Sendable {
  /// The first look.
  func watcher(_ watcher: Watcher, didLoad snapshot: AccountSnapshot)
  /// Something changed.
  func watcher(
    _ watcher: Watcher, didChange events: [WatchEvent], to snapshot: AccountSnapshot)
  /// A poll failed; the watcher goes on.
  func watcher(_ watcher: Watcher, didFail error: APIError)
  /// The next poll is so far away.
  func watcher(_ watcher: Watcher, willWait wait: WatcherWait)
}

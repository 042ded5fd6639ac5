/// What is due later, in order of time and, at one instant, in the order in which it was entered.
struct Agenda: Sendable {
  enum Action: Sendable {
    /// Wake a sleeper that had asked for this long a wait.
    case wake(CheckedContinuation<Void, any Error>, requested: Duration)
    /// Start a task; again after `interval`, as long as repeats remain (nil: without end).
    case start(@Sendable () async -> Void, interval: Duration?, repeats: Int?)
  }

  struct Entry: Sendable {
    let id: Int
    let due: Duration
    let action: Action
  }

  private struct Key: Sendable, Comparable {
    let due: Duration
    let id: Int

    static func < (left: Key, right: Key) -> Bool {
      left.due == right.due ? left.id < right.id : left.due < right.due
    }
  }

  private var entries: [Int: Entry] = [:]
  /// A binary heap, least first. Keys of removed entries stay until they come to the top.
  private var heap: [Key] = []

  /// All entries in the order in which they are due.
  var inOrder: [Entry] {
    entries.values.sorted { Key(due: $0.due, id: $0.id) < Key(due: $1.due, id: $1.id) }
  }

  mutating func insert(_ entry: Entry) {
    entries[entry.id] = entry
    heap.append(Key(due: entry.due, id: entry.id))
    var child = heap.count - 1
    while child > 0, heap[child] < heap[(child - 1) / 2] {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func remove(id: Int) -> Entry? { entries.removeValue(forKey: id) }

  /// When the first entry is due; nil if there is none.
  mutating func firstDue() -> Duration? {
    while let key = heap.first {
      if entries[key.id] != nil { return key.due }
      removeTop()
    }
    return nil
  }

  mutating func takeFirst() -> Entry? {
    guard firstDue() != nil, let key = heap.first else { return nil }
    removeTop()
    return entries.removeValue(forKey: key.id)
  }

  private mutating func removeTop() {
    let last = heap.removeLast()
    guard !heap.isEmpty else { return }
    heap[0] = last
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < heap.count && heap[child] < heap[least] {
        least = child
      }
      if least == parent { return }
      heap.swapAt(parent, least)
      parent = least
    }
  }
}

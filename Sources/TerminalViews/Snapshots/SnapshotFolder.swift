/// Where snapshots are kept. What reads and writes is passed in, so that this needs no file system.
///
///     let outcome = try folder.check("search", Snapshot(of: view, sizes: sizes))
///     #expect(outcome == .matched, "\(outcome)")
public struct SnapshotFolder: Sendable {
  private let isRecording: Bool
  private let advice: String
  private let names: @Sendable () throws -> [String]
  private let read: @Sendable (String) throws -> String?
  private let write: @Sendable (String, String) throws -> Void

  /// Creates a folder.
  ///
  ///     SnapshotFolder(isRecording: environment["GH_MAJOR_RECORD"] == "1",
  ///       advice: "GH_MAJOR_RECORD=1 records it", names: list, read: read, write: write)
  ///
  /// - Parameters:
  ///   - isRecording: Whether snapshots are written; only on request, never because one is missing.
  ///   - advice: How to request it, for messages.
  ///   - names: The names of the snapshots that there are.
  ///   - read: The text of a snapshot; `nil` when there is none of that name.
  ///   - write: Keeps the text (second) of a snapshot by its name (first).
  public init(
    isRecording: Bool, advice: String, names: @escaping @Sendable () throws -> [String],
    read: @escaping @Sendable (String) throws -> String?,
    write: @escaping @Sendable (String, String) throws -> Void
  ) {
    self.isRecording = isRecording
    self.advice = advice
    self.names = names
    self.read = read
    self.write = write
  }

  /// Compares a snapshot with the recorded one, or records it.
  ///
  ///     try folder.check("search", Snapshot(of: [screen.grid])) == .matched
  ///
  /// - Throws: What the closures of the folder throw.
  public func check(_ name: String, _ snapshot: Snapshot) throws -> SnapshotOutcome {
    if isRecording {
      try write(name, snapshot.text)
      return .recorded(name: name)
    }
    guard let recorded = try read(name) else { return .missing(name: name, advice: advice) }
    let differences = snapshot.differences(from: Snapshot(recorded: recorded))
    return differences.isEmpty
      ? .matched : .different(name: name, differences: differences, advice: advice)
  }

  /// The snapshots that no test uses any more, sorted.
  ///
  ///     #expect(try folder.obsolete(used: cases.map(\.name)) == [])
  ///
  /// - Throws: What listing the names throws.
  public func obsolete(used: some Sequence<String>) throws -> [String] {
    try Set(names()).subtracting(used).sorted()
  }
}

/// Finds what changed between two snapshots: a pure function, so that every rule can stand in a
/// table.
///
/// The least number of stars decides about what changes often: stars, places and pushes are told
/// of repositories that have them before or after, and of those watched by name. What happens once
/// is told of every repository that the filter wants.
public struct ChangeDetection: Sendable, Hashable {
  /// The least number of stars of a major repository; 0 when all are wanted.
  public var minimumStars: Int
  /// What is told.
  public var kinds: Set<WatchEvent.Kind>

  /// Creates a detection.
  public init(minimumStars: Int = 50, kinds: Set<WatchEvent.Kind> = WatchEvent.Kind.usual) {
    self.minimumStars = minimumStars
    self.kinds = kinds
  }

  /// What changed, by id, and of one repository in the order of ``WatchEvent/Kind``.
  ///
  /// What was not watched before is no change.
  public func events(
    from old: AccountSnapshot, to new: AccountSnapshot, at time: Timestamp
  ) -> [WatchEvent] {
    let ranks = kinds.contains(.rankChanged) ? (ranks(in: old), ranks(in: new)) : ([:], [:])
    var events: [WatchEvent] = []
    for id in Set(old.entries.keys).union(new.entries.keys).sorted() {
      let (before, after) = (old.entries[id], new.entries[id])
      guard before != after || !ranks.0.isEmpty else { continue }
      guard before?.isWanted == true || after?.isWanted == true else { continue }
      var changes = Changes(time: time, before: before, after: after)
      switch (before, after) {
      case (nil, let after?): if old.covers(after) { changes.add(.added) }
      case (let before?, nil): changes.leave(before)
      case (let before?, let after?):
        compare(before, after, into: &changes)
        changes.addChange(.rankChanged, ranks.0[id], ranks.1[id])
      case (nil, nil): break
      }
      events += changes.events.filter { kinds.contains($0.kind) }
    }
    return events
  }

  private func compare(
    _ before: AccountSnapshot.Entry, _ after: AccountSnapshot.Entry, into changes: inout Changes
  ) {
    if before.goneStatus != after.goneStatus {
      if let status = after.goneStatus {
        changes.add(.gone, to: .number(status))
      } else {
        changes.add(.added)
      }
    }
    if isFollowed(before) || isFollowed(after) {
      changes.addChange(.starsChanged, before.stargazerCount, after.stargazerCount)
    }
    if minimumStars > 0, let old = before.stargazerCount, let new = after.stargazerCount,
      (old >= minimumStars) != (new >= minimumStars)
    {
      changes.addChange(new > old ? .becameMajor : .noLongerMajor, old, new)
    }
    if before.nameWithOwner != after.nameWithOwner {
      changes.add(
        before.owner == after.owner ? .renamed : .transferred,
        from: .text(before.nameWithOwner), to: .text(after.nameWithOwner))
    }
    if before.isArchived != after.isArchived {
      changes.add(after.isArchived ? .archived : .unarchived)
    }
    if before.pushedAt != after.pushedAt, isFollowed(before) || isFollowed(after) {
      changes.add(
        .pushed, from: before.pushedAt.map { .time($0) }, to: after.pushedAt.map { .time($0) })
    }
  }

  private func isMajor(_ entry: AccountSnapshot.Entry) -> Bool {
    minimumStars <= 0 || entry.stargazerCount.map { $0 >= minimumStars } ?? false
  }

  private func isFollowed(_ entry: AccountSnapshot.Entry) -> Bool {
    entry.watchedName != nil || isMajor(entry)
  }

  /// Places by stars, with ties broken as everywhere.
  private func ranks(in snapshot: AccountSnapshot) -> [Int: Int] {
    let ranked = snapshot.entries.values.filter { $0.isWanted && isMajor($0) }
      .map { (key: (-($0.stargazerCount ?? 0), $0.nameWithOwner.lowercased(), $0.id), id: $0.id) }
      .sorted { $0.key < $1.key }
    return Dictionary(uniqueKeysWithValues: zip(ranked.map(\.id), 1...))
  }
}

/// The changes of one repository.
private struct Changes {
  let time: Timestamp
  let before: AccountSnapshot.Entry?
  let after: AccountSnapshot.Entry?
  var events: [WatchEvent] = []

  mutating func add(
    _ kind: WatchEvent.Kind, from: WatchEvent.Value? = nil, to: WatchEvent.Value? = nil
  ) {
    guard let entry = after ?? before else { return }
    events.append(
      WatchEvent(
        kind, at: time, id: entry.id, nameWithOwner: entry.nameWithOwner, from: from, to: to))
  }

  /// Adds a change of a number that is known before and after.
  mutating func addChange(_ kind: WatchEvent.Kind, _ before: Int?, _ after: Int?) {
    guard let before, let after, before != after else { return }
    add(kind, from: .number(before), to: .number(after))
  }

  /// What is watched by name and is another repository by now has gone too.
  mutating func leave(_ entry: AccountSnapshot.Entry) {
    if entry.watchedName == nil {
      add(.removed)
    } else if entry.goneStatus == nil {
      add(.gone, to: .number(404))
    }
  }
}

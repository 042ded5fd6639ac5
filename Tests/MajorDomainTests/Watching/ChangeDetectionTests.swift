import MajorDomain
import Testing

@Suite("What changed between two snapshots")
struct ChangeDetectionTests {
  typealias Entry = AccountSnapshot.Entry

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var minimumStars = 50
    var kinds = WatchEvent.Kind.usual
    var targets: Set<WatchTarget> = [.owner(.known("octo-org"))]
    let old: [Entry]
    let new: [Entry]
    let events: [WatchEvent]

    init(
      _ name: String, minimumStars: Int = 50, kinds: Set<WatchEvent.Kind> = WatchEvent.Kind.usual,
      targets: Set<WatchTarget> = [.owner(.known("octo-org"))], _ old: [Entry], _ new: [Entry],
      _ events: WatchEvent...
    ) {
      testDescription = name
      self.minimumStars = minimumStars
      self.kinds = kinds
      self.targets = targets
      self.old = old
      self.new = new
      self.events = events
    }
  }

  static func entry(
    _ id: Int = 1, _ name: String = "octo-org/a", stars: Int? = 60, archived: Bool = false,
    pushed: Int? = nil, wanted: Bool = true, watched: String? = nil, gone: Int? = nil
  ) -> Entry {
    Entry(
      id: id, nameWithOwner: name, stargazerCount: stars, isArchived: archived,
      pushedAt: pushed.map { Timestamp(secondsSinceEpoch: $0) }, isWanted: wanted,
      watchedName: watched.flatMap { RepositoryName(parsing: $0) }, goneStatus: gone)
  }

  static func event(
    _ kind: WatchEvent.Kind, _ id: Int = 1, _ name: String = "octo-org/a",
    from: WatchEvent.Value? = nil, to: WatchEvent.Value? = nil
  ) -> WatchEvent {
    WatchEvent(
      kind, at: Timestamp(secondsSinceEpoch: 9), id: id, nameWithOwner: name, from: from, to: to)
  }

  static let named: Set<WatchTarget> = Set(
    [RepositoryName(parsing: "octo-org/a")].compactMap { $0 }.map { .repository($0) })

  static let cases: [Case] = [
    Case("nothing", [entry()], [entry()]),
    Case(
      "stars", [entry()], [entry(stars: 61)],
      event(.starsChanged, from: .number(60), to: .number(61))),
    Case("stars of a minor one", [entry(stars: 3)], [entry(stars: 4)]),
    Case(
      "stars of a minor one when all are wanted", minimumStars: 0, [entry(stars: 3)],
      [entry(stars: 4)], event(.starsChanged, from: .number(3), to: .number(4))),
    Case(
      "49 to 50", [entry(stars: 49)], [entry(stars: 50)],
      event(.starsChanged, from: .number(49), to: .number(50)),
      event(.becameMajor, from: .number(49), to: .number(50))),
    Case(
      "50 to 49", [entry(stars: 50)], [entry(stars: 49)],
      event(.starsChanged, from: .number(50), to: .number(49)),
      event(.noLongerMajor, from: .number(50), to: .number(49))),
    Case("stars that become unknown", [entry()], [entry(stars: nil)]),
    Case("one more, whatever its stars", [], [entry(stars: 0)], event(.added)),
    Case("one more that the filter does not want", [], [entry(wanted: false)]),
    Case("one fewer", [entry()], [], event(.removed)),
    Case(
      "another name", [entry()], [entry(1, "octo-org/b")],
      event(.renamed, 1, "octo-org/b", from: .text("octo-org/a"), to: .text("octo-org/b"))),
    Case(
      "another owner", [entry()], [entry(1, "octocat/a")],
      event(.transferred, 1, "octocat/a", from: .text("octo-org/a"), to: .text("octocat/a"))),
    Case("archived", [entry()], [entry(archived: true)], event(.archived)),
    Case("unarchived", [entry(archived: true)], [entry()], event(.unarchived)),
    Case("a push, not asked for", [entry(pushed: 1)], [entry(pushed: 2)]),
    Case(
      "a push", kinds: [.pushed], [entry(pushed: 1)], [entry(pushed: 2)],
      event(
        .pushed, from: .time(Timestamp(secondsSinceEpoch: 1)),
        to: .time(Timestamp(secondsSinceEpoch: 2)))),
    Case(
      "places", kinds: [.rankChanged], [entry(), entry(2, "octo-org/b", stars: 55)],
      [entry(stars: 60), entry(2, "octo-org/b", stars: 65)],
      event(.rankChanged, from: .number(1), to: .number(2)),
      event(.rankChanged, 2, "octo-org/b", from: .number(2), to: .number(1))),
    Case(
      "watched by name: stars", targets: named, [entry(stars: 3, watched: "octo-org/a")],
      [entry(stars: 4, watched: "octo-org/a")],
      event(.starsChanged, from: .number(3), to: .number(4))),
    Case(
      "watched by name: blocked", targets: named, [entry(watched: "octo-org/a")],
      [entry(watched: "octo-org/a", gone: 451)], event(.gone, to: .number(451))),
    Case(
      "watched by name: back", targets: named, [entry(watched: "octo-org/a", gone: 404)],
      [entry(watched: "octo-org/a")], event(.added)),
    Case(
      "watched by name: another one of that name", targets: named,
      [entry(watched: "octo-org/a")], [entry(2, watched: "octo-org/a")],
      event(.gone, to: .number(404)), event(.added, 2)),
    Case("not watched before", targets: [], [], [entry()]),
  ]

  @Test(arguments: cases)
  func events(_ row: Case) {
    let detection = ChangeDetection(minimumStars: row.minimumStars, kinds: row.kinds)
    #expect(
      detection.events(
        from: AccountSnapshot(targets: row.targets, entries: row.old),
        to: AccountSnapshot(targets: row.targets, entries: row.new),
        at: Timestamp(secondsSinceEpoch: 9)) == row.events)
  }
}

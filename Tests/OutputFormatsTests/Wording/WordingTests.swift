import MajorDomain
import OutputFormats
import Testing

@Suite struct WordingTests {
  @Test(arguments: [
    (0, "just now"), (59, "just now"), (60, "1 minute ago"), (3_599, "59 minutes ago"),
    (3_600, "1 hour ago"), (86_399, "23 hours ago"), (86_400, "1 day ago"),
    (3 * 86_400, "3 days ago"), (30 * 86_400 - 1, "29 days ago"), (30 * 86_400, "1 month ago"),
    (61 * 86_400, "2 months ago"), (364 * 86_400, "11 months ago"), (365 * 86_400, "1 year ago"),
    (800 * 86_400, "2 years ago"), (-59, "just now"), (-3_600, "in 1 hour"),
    (-400 * 86_400, "in 1 year"),
  ])
  func saysHowLongAgo(seconds: Int, text: String) {
    let time = Timestamp(secondsSinceEpoch: SampleRows.now.secondsSinceEpoch - seconds)
    #expect(RelativeTime.text(of: time, now: SampleRows.now) == text)
  }

  @Test func saysSomethingOfTheEndsOfTime() {
    let (first, last) = (
      Timestamp(secondsSinceEpoch: .min), Timestamp(secondsSinceEpoch: .max)
    )
    #expect(RelativeTime.text(of: first, now: last) == "long ago")
    #expect(RelativeTime.text(of: last, now: first) == "far ahead")
  }

  @Test(arguments: [
    (0, "0"), (999, "999"), (1_000, "1k"), (1_049, "1k"), (1_050, "1.1k"), (1_234, "1.2k"),
    (12_345, "12.3k"), (99_949, "99.9k"), (99_950, "100k"), (123_456, "123k"), (999_499, "999k"),
    (999_500, "1M"), (1_250_000, "1.3M"), (999_500_000, "1B"), (1_234_567_890_123, "1235B"),
    (-1_234, "-1.2k"), (.max, "9223372037B"), (.min, "-9223372037B"),
  ])
  func shortensCounts(count: Int, text: String) {
    var context = SampleRows.pipe
    context.showsHumanNumbers = true
    context.showsHeader = false
    let row = Repository(id: 1, owner: "o", name: "n", stargazerCount: count)
    #expect(
      TableFormatter().format(
        [row], columns: [RepositoryField.stargazerCount.column], context: context)
        == text + "\n")
  }

  @Test(arguments: [
    (12, 240, ["octo-org"], 50, false, "12 of 240 repositories of octo-org have 50 stars or more"),
    (1, 240, ["octo-org"], 50, false, "1 of 240 repositories of octo-org has 50 stars or more"),
    (0, 1, ["octo-org"], 1, false, "0 of 1 repository of octo-org has 1 star or more"),
    (0, 0, ["octo-org"], 50, false, "0 of 0 repositories of octo-org have 50 stars or more"),
    (3, 3, ["a", "b"], 0, false, "3 of 3 repositories of a and b"),
    (2, 9, ["a", "b", "c"], 0, true, "2 of 9 repositories of a, b and c match the filters"),
    (1, 9, [], 50, true, "1 of 9 repositories has 50 stars or more and matches the filters"),
  ])
  func saysHowManyThereAre(
    shown: Int, total: Int, owners: [String], stars: Int, isFiltered: Bool, text: String
  ) {
    #expect(
      ListFooter.text(
        shown: shown, total: total, owners: owners, minimumStars: stars, isFiltered: isFiltered)
        == text)
  }
}

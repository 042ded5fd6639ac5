import HTTPTransport

/// A declared stub and what became of it.
struct StubEntry: Sendable {
  let id: Int
  let site: DeclarationSite
  let matcher: RequestMatcher
  /// In the order in which they are given; the last one stays.
  let answers: [StubAnswer]
  let count: UseCount
  var uses = 0

  var isUsedUp: Bool { count.maximum.map { uses >= $0 } ?? false }

  var isUnused: Bool { uses < count.minimum }

  /// Takes the next answer.
  mutating func use() -> StubAnswer? {
    let answer = uses < answers.count ? answers[uses] : answers.last
    uses += 1
    return answer
  }
}

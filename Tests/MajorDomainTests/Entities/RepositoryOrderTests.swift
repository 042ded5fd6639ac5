import MajorDomain
import Testing

@Suite struct RepositoryOrderTests {
  static func repository(
    _ id: Int, _ name: String, owner: String = "o", stars: Int? = nil, pushed: Int? = nil
  ) -> Repository {
    Repository(
      id: id, owner: owner, name: name, stargazerCount: stars,
      pushedAt: pushed.map(Timestamp.init(secondsSinceEpoch:)))
  }

  struct Case: Sendable {
    let order: RepositoryOrder
    let ids: [Int]
  }

  static let repositories = [
    repository(1, "beta", stars: 50, pushed: 30),
    repository(2, "Alpha", stars: 50, pushed: 10),
    repository(3, "alpha", owner: "p", stars: 50),
    repository(4, "alpha", stars: 50, pushed: 20),
    repository(5, "zeta", stars: 90, pushed: 40),
    repository(6, "eta"),
  ]

  @Test(arguments: [
    Case(order: .mostStarsFirst, ids: [5, 2, 4, 3, 1, 6]),
    Case(order: RepositoryOrder(by: .stars, .ascending), ids: [2, 4, 3, 1, 5, 6]),
    Case(order: RepositoryOrder(by: .name), ids: [2, 4, 3, 1, 6, 5]),
    Case(order: RepositoryOrder(by: .name, .descending), ids: [5, 6, 1, 2, 4, 3]),
    Case(order: RepositoryOrder(by: .pushed), ids: [5, 1, 4, 2, 3, 6]),
    Case(order: RepositoryOrder(by: .forks), ids: [2, 4, 3, 1, 6, 5]),
  ])
  func orderIsTotal(_ example: Case) {
    #expect(example.order.sorted(Self.repositories).map(\.id) == example.ids)
    #expect(example.order.sorted(Self.repositories.reversed()).map(\.id) == example.ids)
  }
}

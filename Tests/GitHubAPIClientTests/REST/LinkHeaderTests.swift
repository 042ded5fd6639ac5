import GitHubAPIClient
import Testing

@Suite struct LinkHeaderTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let value: String
    let next: String?
    var testDescription: String { value }
  }

  @Test(arguments: [
    Case(value: "<u?page=2>; rel=\"next\", <u?page=9>; rel=\"last\"", next: "u?page=2"),
    Case(value: "<u?page=1>; rel=\"prev\", <u?page=3>; rel=\"next\"", next: "u?page=3"),
    Case(value: "<u?page=9>; rel=\"last\", <u?page=2>; rel=\"next\"", next: "u?page=2"),
    Case(value: "<u>; type=\"x\"; rel=next", next: "u"),
    Case(value: "<u>;rel=next", next: "u"),
    Case(value: "<u> ; REL = \"NEXT\"", next: "u"),
    Case(value: "<u>; rel=\"prefetch next\"", next: "u"),
    Case(value: "<u,v;w>; rel=\"next\"", next: "u,v;w"),
    Case(value: "<a>; title=\"x, <b>; rel=\\\"next\\\"\", <c>; rel=next", next: "c"),
    Case(value: "<a>; rel=prev; rel=next", next: nil),
    Case(value: "<a>; flag; rel=next", next: "a"),
    Case(value: "<a>; nextrel=next", next: nil),
    Case(value: ", ,<a>; rel=next", next: "a"),
    Case(value: "<a>; rel=\"prev\"", next: nil),
    Case(value: "<a; rel=next", next: nil),
    Case(value: "", next: nil),
    Case(value: "garbage", next: nil),
    Case(value: "<a>; rel=\"next", next: "a"),
  ])
  func next(_ example: Case) {
    #expect(LinkHeader(example.value).target(of: "next") == example.next)
  }
}

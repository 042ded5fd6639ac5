import MajorDomain
import StrictJSON

/// The query for one page of an account's repositories, most stars first (GitHub GraphQL,
/// `RepositoryOwner.repositories`).
///
/// It asks for no more fields than a request needs, and lets the server filter where it can do so
/// exactly: by fork, archived and visibility.
struct RankingQuery: Sendable {
  private let request: ListingRequest

  init(_ request: ListingRequest) { self.request = request }

  /// The page after a cursor; without one, the first page.
  func page(size: Int, after cursor: String?) -> GraphQLQuery {
    let isTotalApart = hasServerFilter && cursor == nil
    let total = isTotalApart ? "all:repositories(ownerAffiliations:OWNER){totalCount}" : ""
    let text = """
      query($login:String!,$first:Int!,$after:String){repositoryOwner(login:$login){\
      repositories(first:$first,after:$after,\(Self.order)\(serverFilter)){totalCount \
      pageInfo{hasNextPage endCursor}nodes{\(nodeFields)}}\(total)}}
      """
    return GraphQLQuery(
      text,
      variables: [
        "login": .string(request.owner.text), "first": .number(JSONNumber(size)),
        "after": cursor.map(JSONValue.string) ?? .null,
      ])
  }

  /// Places in the ranking, by way of lists that leave most of it out: one alias a list, each
  /// going on after its cursor.
  func places(_ lists: [(list: SparseList, after: String?)]) -> GraphQLQuery {
    let parameters = lists.map { ",$\($0.list.rawValue):String" }.joined()
    let fields = lists.map { list, _ in
      """
      \(list.rawValue):repositories(first:100,after:$\(list.rawValue),\(Self.order)\
      \(serverFilter)\(list.argument)){pageInfo{hasNextPage endCursor}\
      edges{cursor node{databaseId stargazerCount}}}
      """
    }.joined()
    let cursors = lists.map { list, cursor in
      JSONValue.Member(list.rawValue, cursor.map(JSONValue.string) ?? .null)
    }
    return GraphQLQuery(
      "query($login:String!\(parameters)){repositoryOwner(login:$login){\(fields)}}",
      variables: .object([.init("login", .string(request.owner.text))] + cursors))
  }

  /// Ids and stars on the pages behind the cursors, the lowest page first: what moves up meanwhile
  /// is then seen twice rather than not at all.
  func look(at cursors: [String?]) -> GraphQLQuery {
    let pages = cursors.indices.reversed()
    let parameters = pages.map { ",$p\($0):String" }.joined()
    let fields = pages.map { page in
      """
      p\(page):repositories(first:100,after:$p\(page),\(Self.order)\(serverFilter))\
      {nodes{databaseId stargazerCount}}
      """
    }.joined()
    let variables = pages.map { page in
      JSONValue.Member("p\(page)", cursors[page].map(JSONValue.string) ?? .null)
    }
    return GraphQLQuery(
      "query($login:String!\(parameters)){repositoryOwner(login:$login){\(fields)}}",
      variables: .object([.init("login", .string(request.owner.text))] + variables))
  }

  /// The lists that leave something out beyond what the filter does.
  var sparseLists: [SparseList] {
    SparseList.allCases.filter { list in
      switch list {
      case .forks: request.filter.isFork == nil
      case .archived: request.filter.isArchived == nil
      case .withoutIssues: true
      }
    }
  }

  private var hasServerFilter: Bool { !serverFilter.isEmpty }

  private static let order =
    "ownerAffiliations:OWNER,orderBy:{field:STARGAZERS,direction:DESC}"

  private var serverFilter: String {
    var arguments = ""
    if let isFork = request.filter.isFork { arguments += ",isFork:\(isFork)" }
    if let isArchived = request.filter.isArchived { arguments += ",isArchived:\(isArchived)" }
    if let visibility = request.filter.visibility {
      arguments += ",visibility:\(visibility.rawValue.uppercased())"
    }
    return arguments
  }

  private var nodeFields: String {
    let needed = request.neededAttributes
    return RepositoryAttribute.allCases.filter(needed.contains).compactMap(\.selection)
      .joined(separator: " ")
  }
}

/// A part of an account's repositories that is usually small, so that one page of it reaches far
/// down the ranking.
package enum SparseList: String, Sendable, Hashable, CaseIterable {
  case forks, archived, withoutIssues

  /// The argument that makes it.
  var argument: String {
    switch self {
    case .forks: ",isFork:true"
    case .archived: ",isArchived:true"
    case .withoutIssues: ",hasIssuesEnabled:false"
    }
  }
}

extension RepositoryAttribute {
  /// The field of `Repository` in GraphQL; `nil` for what another one tells too.
  fileprivate var selection: String? {
    switch self {
    case .id: "databaseId"
    case .name, .owner: nil
    // REST's count has issues and pull requests together.
    case .openIssueCount: "issues(states:OPEN){totalCount}pullRequests(states:OPEN){totalCount}"
    case .language: "primaryLanguage{name}"
    case .license: "licenseInfo{spdxId}"
    // A repository has 20 topics at most.
    case .topics: "repositoryTopics(first:20){nodes{topic{name}}}"
    case .defaultBranch: "defaultBranchRef{name}"
    case .nameWithOwner, .description, .url, .homepageUrl, .stargazerCount, .forkCount,
      .isArchived, .isFork, .isPrivate, .isTemplate, .visibility, .createdAt, .updatedAt,
      .pushedAt, .diskUsage:
      rawValue
    }
  }
}

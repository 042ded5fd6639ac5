import MajorDomain
import OutputFormats

/// What is said about a list beside its rows.
struct ListReport {
  let result: ListMajorRepositories.Result
  let request: ListMajorRepositories.Request
  let options: ListCommand.Options

  /// Says it: warnings always, the footer of a table on a terminal, and that nothing matched.
  func say(with talk: Talk, isTerminal: Bool) {
    if !result.withoutStarCount.isEmpty { talk.warning(withoutStarCount) }
    for omission in result.omissions { talk.warning(Self.words(omission)) }
    guard options.output.format == .table, isTerminal || result.repositories.isEmpty else { return }
    talk.note(footer)
  }

  private var withoutStarCount: String {
    let names = result.withoutStarCount
    let shown = names.prefix(5).joined(separator: ", ")
    let more = names.count > 5 ? " and \(names.count - 5) more" : ""
    return "GitHub gave no star count for \(shown)\(more); "
      + (names.count == 1 ? "it is not listed" : "they are not listed")
  }

  private var footer: String {
    let owners = request.owners.map(\.text)
    let shown = result.repositories.count
    guard let matchCount = result.matchCount else {
      return result.totalCount.map { "\(shown) shown; there are \($0) repositories in all" }
        ?? "\(shown) shown"
    }
    guard let total = result.totalCount else { return "\(shown) of \(matchCount) shown" }
    let footer = ListFooter.text(
      shown: matchCount, total: total, owners: owners,
      minimumStars: request.filter.minimumStars, isFiltered: options.filter.hasConditions,
      areStarred: options.isStarred)
    return shown < matchCount ? "\(footer); \(shown) shown" : footer
  }

  static func words(_ omission: RepositoryList.Omission) -> String {
    switch omission {
    case .incompleteResults: "GitHub's search stopped early; repositories may be missing"
    case .cut(let available, let read):
      "only \(read) of \(available) matching repositories could be read"
    case .hiddenBySSO(let organizations):
      "repositories are hidden until the token is authorised for single sign-on"
        + (organizations.isEmpty ? "" : " (organisations \(organizations.joined(separator: ", ")))")
    case .starsTruncated: "GitHub does not list all stars of an account that has very many"
    case .dangling(let count):
      "\(count) starred \(count == 1 ? "repository is" : "repositories are") gone or hidden"
    case .unreadable(let count):
      "GitHub gave \(count) \(count == 1 ? "repository" : "repositories") as null"
    }
  }
}

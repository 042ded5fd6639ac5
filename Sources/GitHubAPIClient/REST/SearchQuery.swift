import MajorDomain

/// The text of a search for an account's repositories (GitHub, "Searching for repositories"). Only
/// what the index knows exactly is in it; the rest of a filter is applied to what it finds.
struct SearchQuery: Sendable, Hashable {
  let request: ListingRequest
  /// From so many stars to so many; without an upper bound to the most.
  var minimumStars: Int
  var maximumStars: Int?

  init(_ request: ListingRequest, minimumStars: Int, maximumStars: Int? = nil) {
    self.request = request
    self.minimumStars = minimumStars
    self.maximumStars = maximumStars
  }

  /// The words of the query.
  var words: [String] {
    let filter = request.filter
    var words = ["user:\(request.owner)"]
    if let maximumStars {
      words.append("stars:\(minimumStars)..\(maximumStars)")
    } else if minimumStars > 0 {
      words.append("stars:>=\(minimumStars)")
    }
    switch filter.isFork {
    case nil: words.append("fork:true")
    case true?: words.append("fork:only")
    case false?: break
    }
    if let isArchived = filter.isArchived { words.append("archived:\(isArchived)") }
    if let visibility = filter.visibility { words.append("is:\(visibility.rawValue)") }
    return words
  }

  /// Path and query of a page, most stars first.
  func path(page: Int) -> String {
    // Everything in the words is unreserved but for these three.
    let text = words.joined(separator: "+").replacing(":", with: "%3A")
      .replacing(">", with: "%3E").replacing("=", with: "%3D")
    return "/search/repositories?q=\(text)&sort=stars&order=desc&per_page=100"
      + (page > 1 ? "&page=\(page)" : "")
  }
}

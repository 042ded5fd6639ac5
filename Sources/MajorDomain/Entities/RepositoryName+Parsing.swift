extension RepositoryName {
  /// Reads a name as people have it at hand: `owner/name`, or an address of the repository or of
  /// anything in it.
  ///
  /// - `https://github.com/owner/name`, also with `.git`, a trailing slash, a longer path, a query
  ///   or a fragment; also `http`, `ssh` and `git` addresses, and without a scheme.
  /// - `git@github.com:owner/name.git`, as `git clone` takes it.
  ///
  /// Fails on anything else, among it `.` and `..` anywhere in the path however they are encoded,
  /// white space, control characters and backslashes.
  public init?(parsing text: String) {
    guard text.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\\") })
    else { return nil }
    var path = text.prefix { $0 != "?" && $0 != "#" }
    let address = Address(path)
    if let address {
      path = address.path
    } else {
      guard path.endIndex == text.endIndex else { return nil }
    }
    if path.last == "/" { path.removeLast() }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2 || (address != nil && parts.count > 2),
      !parts.contains(where: Self.leadsElsewhere), let owner = Login(String(parts[0])),
      address == nil || !Self.pagesOfGitHub.contains(parts[0].lowercased())
    else { return nil }
    let name = parts[1].hasSuffix(".git") ? parts[1].dropLast(4) : parts[1]
    self.init(owner: owner, name: String(name), addressHost: address?.host)
  }

  private static func leadsElsewhere(_ part: Substring) -> Bool {
    let plain = part.lowercased().split(separator: "%2e", omittingEmptySubsequences: false)
      .joined(separator: ".")
    return plain == "." || plain == ".."
  }

  /// What stands first in the path of pages that belong to no repository. None of them can be a
  /// login.
  private static let pagesOfGitHub: Set<String> = [
    "about", "apps", "collections", "enterprise", "explore", "features", "login", "marketplace",
    "notifications", "orgs", "search", "settings", "sponsors", "topics", "users",
  ]
}

/// An address, split at the end of its host.
private struct Address {
  let host: String
  let path: Substring

  private static let schemes: Set<Substring> = ["https", "http", "ssh", "git", "git+ssh"]

  /// Fails when the text is no address.
  init?(_ text: Substring) {
    if let scheme = text.firstRange(of: "://") {
      guard Self.schemes.contains(Substring(text[..<scheme.lowerBound].lowercased()))
      else { return nil }
      self.init(afterScheme: text[scheme.upperBound...])
    } else if let colon = text.firstIndex(of: ":"), text[..<colon].contains("@"),
      !text[..<colon].contains("/")
    {
      // As in scp: everything before the colon names the host.
      let path = text[text.index(after: colon)...]
      self.init(authority: text[..<colon], path: path.first == "/" ? path.dropFirst() : path)
    } else {
      // A login has no dot, so what begins with a host is an address whose scheme was left out.
      let host = text.prefix { $0 != "/" }
      guard host.contains("."), text.count(where: { $0 == "/" }) > 1 else { return nil }
      self.init(afterScheme: text)
    }
  }

  private init?(afterScheme text: Substring) {
    guard let slash = text.firstIndex(of: "/") else { return nil }
    self.init(authority: text[..<slash], path: text[text.index(after: slash)...])
  }

  private init?(authority: Substring, path: Substring) {
    let afterUser = authority.lastIndex(of: "@").map { authority[authority.index(after: $0)...] }
    let host = (afterUser ?? authority).prefix { $0 != ":" }.lowercased()
    guard !host.isEmpty else { return nil }
    let isAPI = host.hasPrefix("api.")
    let prefix = ["www.", "ssh.", "api."].first { host.hasPrefix($0) }
    self.host = String(host.dropFirst(prefix?.count ?? 0))
    // The API has repositories below a word of their own.
    self.path = isAPI && path.hasPrefix("repos/") ? path.dropFirst("repos/".count) : path
  }
}

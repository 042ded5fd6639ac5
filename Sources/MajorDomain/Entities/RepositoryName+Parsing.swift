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
    let isAddress: Bool
    if let address = Self.path(ofAddress: path) {
      path = address
      isAddress = true
    } else {
      guard path.endIndex == text.endIndex else { return nil }
      isAddress = false
    }
    if path.last == "/" { path.removeLast() }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2 || (isAddress && parts.count > 2),
      !parts.contains(where: Self.leadsElsewhere), let owner = Login(String(parts[0]))
    else { return nil }
    let name = parts[1].hasSuffix(".git") ? parts[1].dropLast(4) : parts[1]
    self.init(owner: owner, name: String(name))
  }

  private static func leadsElsewhere(_ part: Substring) -> Bool {
    let plain = part.lowercased().split(separator: "%2e", omittingEmptySubsequences: false)
      .joined(separator: ".")
    return plain == "." || plain == ".."
  }

  private static let schemes: Set<Substring> = ["https", "http", "ssh", "git", "git+ssh"]

  /// What follows the host in an address; `nil` when the text is none.
  private static func path(ofAddress text: Substring) -> Substring? {
    if let scheme = text.firstRange(of: "://") {
      guard schemes.contains(Substring(text[..<scheme.lowerBound].lowercased())) else { return nil }
      return afterHost(text[scheme.upperBound...])
    }
    // As in scp: everything before the colon names the host.
    if let colon = text.firstIndex(of: ":"), text[..<colon].contains("@"),
      !text[..<colon].contains("/")
    {
      let path = text[text.index(after: colon)...]
      return path.first == "/" ? path.dropFirst() : path
    }
    // A login has no dot, so what begins with a host is an address whose scheme was left out.
    let host = text.prefix { $0 != "/" }
    return host.contains(".") && text.filter { $0 == "/" }.count > 1 ? afterHost(text) : nil
  }

  private static func afterHost(_ text: Substring) -> Substring? {
    guard let slash = text.firstIndex(of: "/"), slash != text.startIndex else { return nil }
    return text[text.index(after: slash)...]
  }
}

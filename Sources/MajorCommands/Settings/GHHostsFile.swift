/// gh's `hosts.yml`, as far as gh writes it: mappings of plain or quoted scalars, nested by
/// indentation (YAML 1.2, section 8.2.2). Anything else in it is passed over.
///
/// ```yaml
/// github.com:
///     users:
///         octocat:
///             oauth_token: gho_…
///     user: octocat
/// ```
package struct GHHostsFile: Sendable, Hashable {
  /// A host that gh has logged in to.
  package struct Host: Sendable, Hashable {
    /// Its name, in lower case.
    package var name: String
    /// The user that is active there.
    package var user: String?
    /// The user's token; `nil` when gh keeps it in a keyring.
    package var token: String?

    /// Creates a host.
    package init(name: String, user: String? = nil, token: String? = nil) {
      self.name = name
      self.user = user
      self.token = token
    }
  }

  /// The hosts, in order.
  package let hosts: [Host]

  /// Reads the text of the file.
  package init(_ text: String) {
    var hosts: [(host: Host, tokens: [String: String])] = []
    // The keys that a line stands under, with their indentation.
    var parents: [(indentation: Int, key: String)] = []
    for line in text.split(whereSeparator: \.isNewline) {
      guard let entry = Entry(line) else { continue }
      while let last = parents.last, last.indentation >= entry.indentation { parents.removeLast() }
      let path = parents.map(\.key) + [entry.key]
      parents.append((entry.indentation, entry.key))
      if path.count == 1 {
        hosts.append((Host(name: entry.key.lowercased()), [:]))
      } else if let value = entry.value, !hosts.isEmpty {
        let last = hosts.count - 1
        switch (path.count, path[1], entry.key) {
        case (2, _, "user"): hosts[last].host.user = value
        case (2, _, "oauth_token"): hosts[last].host.token = value
        case (4, "users", "oauth_token"): hosts[last].tokens[path[2]] = value
        default: break
        }
      }
    }
    self.hosts = hosts.map { host, tokens in
      var host = host
      host.token = host.token ?? host.user.flatMap { tokens[$0] }
      return host
    }
  }

  /// One line: a key, and a value unless the lines below are the value.
  private struct Entry {
    let indentation: Int
    let key: String
    let value: String?

    init?(_ line: Substring) {
      let text = line.drop { $0 == " " }
      indentation = line.count - text.count
      guard let first = text.first, !"#-\t%{[&*!|>".contains(first) else { return nil }
      var rest = text
      guard let key = Self.scalar(&rest, isKey: true), rest.popFirst() == ":" else { return nil }
      guard rest.isEmpty || rest.first == " " else { return nil }
      rest = rest.drop { $0 == " " }
      self.key = key
      if let first = rest.first, !"#{[&*!|>".contains(first) {
        value = Self.scalar(&rest, isKey: false)
      } else {
        value = nil
      }
    }

    /// Takes a scalar: in quotes, or plain up to the colon of a key or to a comment.
    private static func scalar(_ rest: inout Substring, isKey: Bool) -> String? {
      guard let quote = rest.first else { return nil }
      if quote == "\"" || quote == "'" {
        rest.removeFirst()
        guard let end = rest.firstIndex(of: quote) else { return nil }
        defer { rest = rest[rest.index(after: end)...] }
        // Escapes are of no use in names and tokens, and not read.
        return rest[..<end].contains("\\") ? nil : String(rest[..<end])
      }
      var end = rest.endIndex
      for index in rest.indices {
        let following = rest.index(after: index)
        let isLast = following == rest.endIndex
        if isKey, rest[index] == ":", isLast || rest[following] == " " {
          end = index
          break
        }
        if rest[index] == " ", !isLast, rest[following] == "#" {
          end = index
          break
        }
      }
      defer { rest = rest[end...] }
      var text = rest[..<end]
      while text.last?.isWhitespace == true { text.removeLast() }
      return text.isEmpty ? nil : String(text)
    }
  }
}

/// The `Link` field (RFC 8288, section 3): where the other pages of a list are.
package struct LinkHeader: Sendable, Hashable {
  /// One link.
  package struct Link: Sendable, Hashable {
    /// The URI reference between the angle brackets, as it was sent.
    package var target: String
    /// The relation types of its `rel` parameter, in lower case.
    package var relations: [String]
  }

  /// The links, in order.
  package let links: [Link]

  /// Reads a field value. What is malformed ends the reading; the links before it count.
  package init(_ value: String) {
    var parser = Parser(rest: Substring(value))
    links = parser.links()
  }

  /// The target of the first link with a relation; `nil` without one.
  package func target(of relation: String) -> String? {
    links.first { $0.relations.contains(relation) }?.target
  }

  private struct Parser {
    var rest: Substring

    mutating func links() -> [Link] {
      var links: [Link] = []
      while true {
        skip { $0 == "," || $0.isWhitespace }
        guard take("<"), let end = rest.firstIndex(of: ">") else { return links }
        let target = String(rest[..<end])
        rest = rest[rest.index(after: end)...]
        var relations: [String]?
        while let (name, value) = parameter() {
          // Only the first rel of a link counts (RFC 8288, section 3.3).
          if name == "rel", relations == nil {
            relations = value.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
          }
        }
        links.append(Link(target: target, relations: relations ?? []))
      }
    }

    private mutating func parameter() -> (name: String, value: String)? {
      skip(\.isWhitespace)
      guard take(";") else { return nil }
      skip { $0 == ";" || $0.isWhitespace }
      let name = takeWhile { !"=;, \t".contains($0) }.lowercased()
      skip(\.isWhitespace)
      guard take("=") else { return (name, "") }
      skip(\.isWhitespace)
      return (name, take("\"") ? quoted() : String(takeWhile { !";, \t".contains($0) }))
    }

    private mutating func quoted() -> String {
      var value = ""
      while let character = rest.popFirst(), character != "\"" {
        value.append(character == "\\" ? rest.popFirst() ?? character : character)
      }
      return value
    }

    private mutating func skip(_ predicate: (Character) -> Bool) {
      rest = rest.drop(while: predicate)
    }

    private mutating func take(_ character: Character) -> Bool {
      guard rest.first == character else { return false }
      rest.removeFirst()
      return true
    }

    private mutating func takeWhile(_ predicate: (Character) -> Bool) -> Substring {
      let taken = rest.prefix(while: predicate)
      rest = rest[taken.endIndex...]
      return taken
    }
  }
}

/// The names and values of a query, decoded, so that order and escapes do not matter.
struct QueryItems: Sendable, Hashable, CustomStringConvertible {
  /// One `name=value`; `name` alone is the same as `name=`.
  struct Item: Sendable, Hashable, Comparable {
    var name: String
    var value: String

    static func < (left: Item, right: Item) -> Bool {
      (left.name, left.value) < (right.name, right.value)
    }
  }

  /// In the order in which they were written.
  var items: [Item]

  init(_ pairs: KeyValuePairs<String, String>) {
    items = pairs.map { Item(name: $0.key, value: $0.value) }
  }

  /// Parses what follows the question mark; `nil` is no query.
  init(query: String?) {
    items = (query ?? "").split(separator: "&").map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return Item(
        name: PercentEncoding.queryComponent(parts[0]),
        value: parts.count > 1 ? PercentEncoding.queryComponent(parts[1]) : "")
    }
  }

  /// Equal whatever the order.
  static func == (left: QueryItems, right: QueryItems) -> Bool {
    left.items.sorted() == right.items.sorted()
  }

  func hash(into hasher: inout Hasher) { hasher.combine(items.sorted()) }

  /// Whether every item of `other` is here, as often as there.
  func contains(_ other: QueryItems) -> Bool {
    var rest = items
    return other.items.allSatisfy { item in
      guard let index = rest.firstIndex(of: item) else { return false }
      rest.remove(at: index)
      return true
    }
  }

  /// `per_page=100&q=a b`, decoded; `no query` when empty.
  var description: String {
    items.isEmpty
      ? "no query" : items.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
  }
}

/// A field that `--fields` can name.
package protocol SelectableField {
  var name: String { get }
  /// Other spellings of the name.
  var aliases: [String] { get }
}

extension SelectableField {
  /// The fields that a list such as `name,url` names, in its order; every one once, where it is
  /// named first. `all` stands for all of them.
  package static func parse(
    list: String, among fields: [Self]
  ) throws(FieldListError) -> [Self] {
    var selected: [Self] = []
    for part in list.split(separator: ",", omittingEmptySubsequences: false) {
      let word = part.trimmingSpaces()
      guard !word.isEmpty else { throw .missingName(known: fields.map(\.name)) }
      let named =
        word == "all" ? fields : fields.filter { $0.name == word || $0.aliases.contains(word) }
      guard !named.isEmpty else { throw .unknownName(word, known: fields.map(\.name)) }
      selected += named.filter { field in !selected.contains { $0.name == field.name } }
    }
    return selected
  }
}

extension Substring {
  fileprivate func trimmingSpaces() -> String {
    let start = drop { $0 == " " }
    let spaces = start.reversed().prefix { $0 == " " }.count
    return String(start.dropLast(spaces))
  }
}

import MajorDomain
import StrictJSON

/// The GraphQL documents about stars: one alias a repository, so that many are asked for or
/// changed in one request. What users typed goes into variables.
enum StarQueries {
  /// Looks up repositories by name; renames are followed.
  static func lookUp(_ names: [RepositoryName]) -> GraphQLQuery {
    let fields = names.indices.map { "r\($0):repository(owner:$o\($0),name:$n\($0)){...f}" }
    let declarations = names.indices.map { "$o\($0):String!,$n\($0):String!" }
    let variables = names.enumerated().flatMap { index, name in
      [
        JSONValue.Member("o\(index)", .string(name.owner.text)),
        JSONValue.Member("n\(index)", .string(name.name)),
      ]
    }
    return GraphQLQuery(
      "query(\(declarations.joined(separator: ","))){\(fields.joined(separator: " "))} "
        + "fragment f on Repository{id databaseId nameWithOwner url stargazerCount "
        + "viewerHasStarred}",
      variables: .object(variables))
  }

  /// Asks whether repositories are starred.
  static func looks(_ ids: [String]) -> GraphQLQuery {
    query("query", ids) { index, id in
      "r\(index):node(id:\(id)){...on Repository{stargazerCount viewerHasStarred}}"
    }
  }

  /// Sets and removes stars.
  static func writes(_ writes: [(id: String, isStarred: Bool)]) -> GraphQLQuery {
    query("mutation", writes.map(\.id)) { index, id in
      "r\(index):\(writes[index].isStarred ? "addStar" : "removeStar")"
        + "(input:{starrableId:\(id)}){starrable{stargazerCount viewerHasStarred}}"
    }
  }

  private static func query(
    _ kind: String, _ ids: [String], field: (Int, String) -> String
  ) -> GraphQLQuery {
    let declarations = ids.indices.map { "$i\($0):ID!" }
    let fields = ids.indices.map { field($0, "$i\($0)") }
    return GraphQLQuery(
      "\(kind)(\(declarations.joined(separator: ","))){\(fields.joined(separator: " "))}",
      variables: .object(
        ids.enumerated().map { JSONValue.Member("i\($0.offset)", .string($0.element)) }))
  }
}

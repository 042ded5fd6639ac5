import StrictJSON

/// One place at which two JSON values differ.
struct JSONDifference: Sendable {
  /// `.variables.logins[2]`; empty for the whole value.
  var path: String
  /// `nil` when nothing may stand there.
  var expected: JSONValue?
  /// `nil` when nothing stands there.
  var actual: JSONValue?

  /// Every difference, in the order of what is expected. With `isSubset`, members that are not
  /// asked for may be there, at any depth, as `JSONValue.contains` has it.
  static func all(
    expected: JSONValue, actual: JSONValue, isSubset: Bool, at path: String = ""
  ) -> [JSONDifference] {
    if isSubset ? actual.contains(expected) : actual == expected { return [] }
    switch (expected, actual) {
    case (.object(let wanted), .object(let found)):
      var result = wanted.flatMap { member -> [JSONDifference] in
        let path = "\(path).\(member.name)"
        guard let value = actual[member.name] else {
          return [JSONDifference(path: path, expected: member.value, actual: nil)]
        }
        return all(expected: member.value, actual: value, isSubset: isSubset, at: path)
      }
      if !isSubset {
        result += found.filter { expected[$0.name] == nil }.map {
          JSONDifference(path: "\(path).\($0.name)", expected: nil, actual: $0.value)
        }
      }
      return result
    case (.array(let wanted), .array(let found)):
      return (0..<max(wanted.count, found.count)).flatMap { index -> [JSONDifference] in
        let path = "\(path)[\(index)]"
        guard let wanted = expected[index], let found = actual[index] else {
          return [JSONDifference(path: path, expected: expected[index], actual: actual[index])]
        }
        return all(expected: wanted, actual: found, isSubset: isSubset, at: path)
      }
    default:
      return [JSONDifference(path: path, expected: expected, actual: actual)]
    }
  }
}

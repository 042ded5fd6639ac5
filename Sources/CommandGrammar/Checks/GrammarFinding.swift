/// Something about a declaration that users would stumble over.
package struct GrammarFinding: Sendable, Hashable, CustomStringConvertible {
  package enum Problem: Sendable, Hashable {
    case malformedName(String)
    /// Given twice in the same scope.
    case duplicateName(String)
    /// Taken by help or version.
    case reservedName(String)
    case malformedPlaceholder(String)
    case summaryMissing
    /// More than 60 characters.
    case summaryTooLong(Int)
    case summaryEndsWithFullStop
    /// A required operand after an optional one, or any after a repeating one.
    case operandOutOfOrder(String)
    case unknownReference(String)
    /// A relation of fewer than two parameters.
    case relationTooSmall
    /// An alias for something that is an alias itself.
    case aliasOfAlias(String)
    /// A choice that cannot be typed as one value.
    case malformedChoice(String)
    case exampleMissing
    case exampleFails(String, reason: String)
  }

  /// A command, `command --option`, or a topic.
  package var place: String
  package var problem: Problem

  package init(_ place: String, _ problem: Problem) {
    self.place = place
    self.problem = problem
  }

  package var description: String { "\(place): \(problem)" }
}

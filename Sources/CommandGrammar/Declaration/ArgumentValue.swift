/// A value that can be typed as an argument.
///
/// An initialiser says why it refuses a text but never which option the text was for: the
/// parser adds that name once.
package protocol ArgumentValue: Sendable, Equatable {
  init(argument: String) throws(ArgumentRejection)
  /// The value as it would be typed; empty when there is nothing to show (help prints defaults).
  var argument: String { get }
  /// Every text that is accepted, when they can be listed.
  static var choices: [Choice] { get }
  /// What a shell may offer.
  static var completion: Completion { get }
}

extension ArgumentValue {
  package static var choices: [Choice] { [] }
  package static var completion: Completion { Completion(words: choices) }
}

/// One accepted text.
package struct Choice: Sendable, Hashable {
  package var value: String
  package var summary: Prose

  package init(_ value: String, _ summary: Prose = "") {
    self.value = value
    self.summary = summary
  }
}

/// Why a text is not a value.
package indirect enum ArgumentRejection: Error, Sendable, Hashable {
  case notOneOf([String])
  case notAWholeNumber
  case below(Int)
  case above(Int)
  case empty
  /// One part of a list is refused.
  case part(String, ArgumentRejection)
  /// Anything else, as the end of a sentence that starts with the value: "is not a date".
  case because(String)
}

extension ArgumentValue where Self: RawRepresentable & CaseIterable, RawValue == String {
  package init(argument: String) throws(ArgumentRejection) {
    guard let value = Self(rawValue: argument) else {
      throw .notOneOf(Self.choices.map(\.value))
    }
    self = value
  }
  package var argument: String { rawValue }
  package static var choices: [Choice] { allCases.map { Choice($0.rawValue) } }
}

extension String: ArgumentValue {
  package init(argument: String) { self = argument }
  package var argument: String { self }
}

extension Int: ArgumentValue {
  package init(argument: String) throws(ArgumentRejection) {
    if let number = Int(argument) {
      self = number
      return
    }
    // Int.init gives nil for both; a number too big deserves another word than a word does.
    let isNegative = argument.utf8.first == UInt8(ascii: "-")
    let digits =
      isNegative || argument.utf8.first == UInt8(ascii: "+")
      ? argument.utf8.dropFirst() : argument.utf8[...]
    let isNumber =
      !digits.isEmpty
      && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard isNumber else { throw .notAWholeNumber }
    throw isNegative ? .below(Int.min) : .above(Int.max)
  }
  package var argument: String { String(self) }
}

/// An option that need not be given: `nil` stands for "not typed" and has no default to show.
extension Optional: ArgumentValue where Wrapped: ArgumentValue {
  package init(argument: String) throws(ArgumentRejection) {
    self = try Wrapped(argument: argument)
  }
  package var argument: String { self?.argument ?? "" }
  package static var choices: [Choice] { Wrapped.choices }
  package static var completion: Completion { Wrapped.completion }
}

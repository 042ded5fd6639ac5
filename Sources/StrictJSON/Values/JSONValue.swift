/// A JSON value that keeps what was written: number literals and the order of members.
///
/// ```swift
/// let value = try JSONValue(parsing: #"{"name": "octo-org", "id": 1}"#)
/// value["id"]?.int  // 1
/// ```
public enum JSONValue: Sendable {
  /// `null`, as in `let plan: JSONValue = nil`.
  case null
  /// `true` or `false`, as in `let isFork: JSONValue = false`.
  case bool(Bool)
  /// A number as written: `let id: JSONValue = 1`.
  case number(JSONNumber)
  /// A string: `let login: JSONValue = "octo-org"`.
  case string(String)
  /// An array: `let topics: JSONValue = ["swift", "cli"]`.
  case array([JSONValue])
  /// An object: its members in order: `let owner: JSONValue = ["login": "octo-org", "id": 1]`.
  case object([Member])

  /// One member of an object.
  ///
  /// ```swift
  /// for member in value.object ?? [] { print(member.name) }
  /// ```
  public struct Member: Sendable {
    /// The name.
    ///
    /// ```swift
    /// #expect(value.object?.map(\.name) == ["login", "id"])
    /// ```
    public let name: String
    /// The value.
    ///
    /// ```swift
    /// member.value = .null
    /// ```
    public var value: JSONValue

    /// Creates a member.
    ///
    /// ```swift
    /// JSONValue.object([JSONValue.Member("id", 1)])
    /// ```
    public init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// Whether this is `null`.
  ///
  /// ```swift
  /// if value["license"]?.isNull ?? true { return "none" }
  /// ```
  public var isNull: Bool { if case .null = self { true } else { false } }

  /// The Boolean, if it is one.
  ///
  /// ```swift
  /// let isFork = value["fork"]?.bool ?? false
  /// ```
  public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

  /// The number, if it is one, is whole, and fits 64 bits.
  ///
  /// ```swift
  /// let stars = value["stargazers_count"]?.int
  /// ```
  public var int: Int? { if case .number(let value) = self { value.exactInt } else { nil } }

  /// The number, if it is one.
  ///
  /// ```swift
  /// let literal = value["score"]?.number?.literal
  /// ```
  public var number: JSONNumber? { if case .number(let value) = self { value } else { nil } }

  /// The string, if it is one.
  ///
  /// ```swift
  /// let login = value["login"]?.string
  /// ```
  public var string: String? { if case .string(let value) = self { value } else { nil } }

  /// The elements, if it is an array.
  ///
  /// ```swift
  /// let topics = value["topics"]?.array?.compactMap(\.string)
  /// ```
  public var array: [JSONValue]? { if case .array(let value) = self { value } else { nil } }

  /// The members in order, if it is an object.
  ///
  /// ```swift
  /// let names = value.object?.map(\.name)
  /// ```
  public var object: [Member]? { if case .object(let value) = self { value } else { nil } }

  /// The value of a member; `nil` if there is none or this is no object. Names are compared
  /// code point by code point, never by canonical equivalence.
  ///
  /// ```swift
  /// value["owner"]?["login"]?.string
  /// ```
  public subscript(name: String) -> JSONValue? {
    object?.last { $0.name.utf8.elementsEqual(name.utf8) }?.value
  }

  /// The element at an index; `nil` if there is none or this is no array.
  ///
  /// ```swift
  /// value[0]?["id"]?.int
  /// ```
  public subscript(index: Int) -> JSONValue? {
    guard let array, array.indices.contains(index) else { return nil }
    return array[index]
  }
}

extension JSONValue: Hashable {
  /// Equal by content: objects without regard to the order of their members, numbers by their
  /// decimal value (`1` and `1.0`), strings code point by code point.
  ///
  /// ```swift
  /// #expect(try JSONValue(parsing: #"{"a": 1, "b": 2}"#) == ["b": 2, "a": 1])
  /// ```
  public static func == (left: JSONValue, right: JSONValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.string(let left), .string(let right)): left.utf8.elementsEqual(right.utf8)
    case (.array(let left), .array(let right)): left == right
    case (.object(let left), .object(let right)):
      left.count == right.count && left.byName.elementsEqual(right.byName, by: Member.areEqual)
    default: false
    }
  }

  /// Hashes what `==` compares.
  ///
  /// ```swift
  /// let distinct = Set(values)
  /// ```
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .bool(let value): hasher.combine(value)
    case .number(let value): hasher.combine(value)
    case .string(let value): hasher.combine(value)
    case .array(let value): hasher.combine(value)
    case .object(let members):
      for member in members.byName {
        hasher.combine(member.name)
        hasher.combine(member.value)
      }
    }
  }
}

extension JSONValue.Member {
  fileprivate static func areEqual(_ left: Self, _ right: Self) -> Bool {
    left.name.utf8.elementsEqual(right.name.utf8) && left.value == right.value
  }
}

extension [JSONValue.Member] {
  fileprivate var byName: [JSONValue.Member] {
    sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }
}

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  /// `null`
  ///
  /// ```swift
  /// let value: JSONValue = nil
  /// ```
  public init(nilLiteral: ()) { self = .null }
  /// `true` or `false`
  ///
  /// ```swift
  /// let value: JSONValue = true
  /// ```
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// A whole number.
  ///
  /// ```swift
  /// let value: JSONValue = 50
  /// ```
  public init(integerLiteral value: Int) { self = .number(JSONNumber(value)) }
  /// A string.
  ///
  /// ```swift
  /// let value: JSONValue = "octo-org"
  /// ```
  public init(stringLiteral value: String) { self = .string(value) }
  /// An array.
  ///
  /// ```swift
  /// let value: JSONValue = [1, "two", nil]
  /// ```
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// An object, in the order of the literal.
  ///
  /// ```swift
  /// let value: JSONValue = ["login": "octo-org", "id": 1]
  /// ```
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
}

/// Header fields in the order in which they were added; names compare without case
/// (RFC 9110, section 5.1).
///
/// ```swift
/// let headers: HTTPFields = ["Accept": "application/json", "If-None-Match": "\"1\""]
/// headers["accept"]  // "application/json"
/// ```
public struct HTTPFields: Sendable, Hashable, ExpressibleByDictionaryLiteral {
  /// One field line.
  ///
  /// ```swift
  /// let accept = HTTPFields.Field(name: "Accept", value: "application/json")
  /// ```
  public struct Field: Sendable, Hashable {
    /// The name as it was written.
    ///
    /// ```swift
    /// response.headers.fields.map(\.name)
    /// ```
    public let name: String
    /// The value without outer white space.
    ///
    /// ```swift
    /// response.headers.fields.first?.value
    /// ```
    public var value: String

    /// Creates a field line.
    ///
    /// ```swift
    /// let field = HTTPFields.Field(name: "ETag", value: "\"1\"")
    /// ```
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }

    /// Equal when the names are equal without case and the values are equal.
    ///
    /// ```swift
    /// #expect(field == HTTPFields.Field(name: "etag", value: "\"1\""))
    /// ```
    public static func == (left: Field, right: Field) -> Bool {
      left.value == right.value && left.name.lowercased() == right.name.lowercased()
    }

    /// Hashes what `==` compares.
    ///
    /// ```swift
    /// let distinct = Set(headers.fields)
    /// ```
    public func hash(into hasher: inout Hasher) {
      hasher.combine(name.lowercased())
      hasher.combine(value)
    }
  }

  /// The lines, in order.
  ///
  /// ```swift
  /// for field in headers.fields { print("\(field.name): \(field.value)") }
  /// ```
  public private(set) var fields: [Field]

  /// Creates fields from lines.
  ///
  /// ```swift
  /// let headers = HTTPFields([HTTPFields.Field(name: "ETag", value: "\"1\"")])
  /// ```
  public init(_ fields: [Field] = []) { self.fields = fields }

  /// Creates fields from a literal, in its order.
  ///
  /// ```swift
  /// let headers: HTTPFields = ["Accept": "application/json"]
  /// ```
  public init(dictionaryLiteral elements: (String, String)...) {
    fields = elements.map { Field(name: $0.0, value: $0.1) }
  }

  /// The value of a field. Several lines of one name are joined with `, ` (RFC 9110,
  /// section 5.3); setting replaces all of them, setting `nil` removes them.
  ///
  /// ```swift
  /// request.headers["Authorization"] = "Bearer \(token)"
  /// ```
  public subscript(name: String) -> String? {
    get {
      let values = self.values(of: name)
      return values.isEmpty ? nil : values.joined(separator: ", ")
    }
    set {
      let key = name.lowercased()
      fields.removeAll { $0.name.lowercased() == key }
      if let newValue { fields.append(Field(name: name, value: newValue)) }
    }
  }

  /// Every line of one name, in order.
  ///
  /// ```swift
  /// response.headers.values(of: "Set-Cookie").count
  /// ```
  public func values(of name: String) -> [String] {
    let key = name.lowercased()
    return fields.filter { $0.name.lowercased() == key }.map(\.value)
  }

  /// Adds a line and keeps those of the same name.
  ///
  /// ```swift
  /// headers.append(name: "Vary", value: "Accept")
  /// ```
  public mutating func append(name: String, value: String) {
    fields.append(Field(name: name, value: value))
  }
}

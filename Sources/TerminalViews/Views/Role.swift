/// What a view is for, whatever it is made of. Programs add their own as literals.
///
///     try screen.find(role: .status).text
///     View.text("3 of 40 shown").role("summary")
public struct Role: RawRepresentable, Sendable, Hashable, ExpressibleByStringLiteral {
  /// The name, as inspection prints it.
  ///
  ///     Role.status.rawValue == "status"
  public let rawValue: String

  /// Creates a role from its name.
  ///
  ///     Role(rawValue: "summary") == "summary"
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a role from a literal.
  ///
  ///     let role: Role = "summary"
  public init(stringLiteral value: String) { rawValue = value }
}

extension Role {
  /// Words: `View.text("a").role == .text`.
  public static let text: Role = "text"
  /// What only holds others together: `View.row {}.role == .group`.
  public static let group: Role = "group"
  /// Lists and tables: `try screen.find(role: .list)`.
  public static let list: Role = "list"
  /// One row of a table: `try screen.findAll(role: .row)`.
  public static let row: Role = "row"
  /// Buttons: `try screen.find(role: .button).tap()`.
  public static let button: Role = "button"
  /// Text fields: `try screen.find(role: .field).type("swift")`.
  public static let field: Role = "field"
  /// Activity indicators: `screen.contains(role: .indicator)`.
  public static let indicator: Role = "indicator"
  /// Alerts: `screen.contains(role: .alert)`.
  public static let alert: Role = "alert"
  /// Images: `try screen.find(role: .image).text == "sunny"`.
  public static let image: Role = "image"
  /// A heading: `View.text("Repositories").role(.heading)`.
  public static let heading: Role = "heading"
  /// A status line: `View.text("Next poll in 42 s").role(.status)`.
  public static let status: Role = "status"
  /// A log of events: `View.list(count: 0) { … }.role(.log)`.
  public static let log: Role = "log"
  /// Nothing, such as a spacer: `View.spacer().role == .none`.
  public static let none: Role = "none"
}

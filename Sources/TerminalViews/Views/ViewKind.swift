/// What a view is, by which inspection finds it.
///
///     try screen.find(.button, text: "Reload").tap()
public enum ViewKind: String, Sendable, Hashable, CaseIterable {
  /// Words: `View.text("a")`.
  case text
  /// Views side by side: `View.row { first; second }`.
  case row
  /// Views one below the other: `View.column { first; second }`.
  case column
  /// Views one over the other: `View.stack { lower; upper }`.
  case stack
  /// Rows: `View.list(count: 3) { View.text("\($0)") }`.
  case list
  /// Rows of cells below a header: `View.table(columns: columns, count: 3) { rows[$0] }`.
  case table
  /// A row of a table: `try screen.find(.tableRow, containing: "linguist")`.
  case tableRow
  /// A button: `View.button("OK") {}`.
  case button
  /// A field to type in: `View.textField(query) { model.query = $0 }`.
  case textField
  /// An activity indicator: `View.spinner(tick: 0)`.
  case spinner
  /// A box over the rest: `View.alert("Error") { View.button("OK") {} }`.
  case alert
  /// A picture: `View.image(picture)`.
  case image
  /// Room: `View.spacer()`.
  case spacer

  /// What views of this kind are for, when they are given no other role.
  var role: Role {
    switch self {
    case .text: .text
    case .row, .column, .stack: .group
    case .list, .table: .list
    case .tableRow: .row
    case .button: .button
    case .textField: .field
    case .spinner: .indicator
    case .alert: .alert
    case .image: .image
    case .spacer: .none
    }
  }
}

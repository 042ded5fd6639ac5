/// What a view is, by which inspection finds it.
///
///     try screen.find(.button, text: "Reload").tap()
public enum ViewKind: String, Sendable, Hashable, CaseIterable {
  case text, row, column, stack, list, table, tableRow, button, textField, spinner, alert, image
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

import TerminalText

extension View {
  /// What a view is made of.
  enum Element: Sendable {
    case text(StyledText, lineLimit: Int?)
    case row([View], spacing: Int, alignment: Alignment)
    case column([View], spacing: Int, alignment: Alignment)
    case stack([View], alignment: Alignment)
    case list(ListContent)
    case table(TableContent)
    case tableRow(TableRow, TableGeometry)
    case button(StyledText, action: @Sendable () -> Void)
    case textField(TextFieldContent)
    case spinner(SpinnerContent)
    case alert(AlertContent)
    case image(CellImage)
    case spacer(minimum: Int)

    var kind: ViewKind {
      switch self {
      case .text: .text
      case .row: .row
      case .column: .column
      case .stack: .stack
      case .list: .list
      case .table: .table
      case .tableRow: .tableRow
      case .button: .button
      case .textField: .textField
      case .spinner: .spinner
      case .alert: .alert
      case .image: .image
      case .spacer: .spacer
      }
    }
  }
}

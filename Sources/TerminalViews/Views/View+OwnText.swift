import TerminalText

extension View {
  /// The words of the view itself, without those of the views in it; `nil` where it has none.
  var ownText: String? {
    switch element {
    case .text(let text, _): text.plain
    case .button(let label, _): label.plain
    case .textField(let field): field.input.text.isEmpty ? field.placeholder : field.input.text
    case .spinner(let spinner): spinner.label.plain
    case .alert(let alert): alert.title.plain
    case .image(let image): image.description
    case .table(let table): table.columns.map(\.title).joined(separator: " ")
    case .row, .column, .stack, .list, .tableRow, .spacer: nil
    }
  }
}

import TerminalText

struct ListContent: Sendable {
  let rows: RowSelection
  let rowHeight: Int
  let row: @Sendable (Int) -> View

  /// The cells before each row: the mark of the selection and a space.
  var gutter: Int { rows.isSelectable ? 2 : 0 }
}

struct TableContent: Sendable {
  let rows: RowSelection
  let columns: [TableColumn]
  let showsMarks: Bool
  let row: @Sendable (Int) -> TableRow

  /// The cells before each row: the mark of the selection, the row's own mark, and a space.
  var gutter: Int {
    let marks = (rows.isSelectable ? 1 : 0) + (showsMarks ? 1 : 0)
    return marks == 0 ? 0 : marks + 1
  }
}

struct TextFieldContent: Sendable {
  let input: TextInput
  let placeholder: String
  let onChange: @Sendable (TextInput) -> Void
  let onSubmit: (@Sendable () -> Void)?
}

struct SpinnerContent: Sendable {
  let tick: Int
  let label: StyledText
  let isLarge: Bool
}

struct AlertContent: Sendable {
  let title: StyledText
  let message: StyledText
  let buttons: [View]
}

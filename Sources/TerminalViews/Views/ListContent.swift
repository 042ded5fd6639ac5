/// What makes a list.
struct ListContent: Sendable {
  let rows: RowSelection
  let rowHeight: Int
  let row: @Sendable (Int) -> View

  /// The cells before each row: the mark of the selection and a space.
  var gutter: Int { rows.isSelectable ? 2 : 0 }
}

import TerminalText

extension View {
  /// The cells from left to right that the view wants.
  var horizontalExtent: Extent {
    if let fixedWidth { return .fixed(fixedWidth) }
    switch element {
    case .text(let text, _):
      let ideal = TextLine.lines(of: text, width: nil, limit: nil).map(\.width).max() ?? 0
      return Extent(minimum: 1, ideal: ideal)
    case .row(let children, let spacing, _):
      return .sum(View.widths(of: children), spacing: spacing)
    case .column(let children, _, _), .stack(let children, _):
      return .maximum(children.map(\.horizontalExtent))
    case .list: return Extent(minimum: 1, ideal: 1, grows: true)
    case .table, .tableRow: return Extent(minimum: 1, ideal: 1, grows: true)
    case .button(let label, _):
      return Extent(minimum: 5, ideal: TextLine(label).width + ButtonShape.frameWidth)
    case .textField: return Extent(minimum: 2, ideal: 20, grows: true)
    case .spinner(let spinner): return SpinnerShape.horizontalExtent(spinner)
    case .alert(let alert):
      return Extent(minimum: 5, ideal: AlertShape.idealWidth(alert), grows: true)
    case .image(let image): return .fixed(image.size.width)
    case .spacer: return .fixed(0)
    }
  }

  /// The lines that the view wants when it has so many cells from left to right.
  func verticalExtent(width given: Int) -> Extent {
    if let fixedHeight { return .fixed(fixedHeight) }
    let width = fixedWidth ?? given
    switch element {
    case .text(let text, let limit):
      return .fixed(TextLine.lines(of: text, width: width, limit: limit).count)
    case .row(let children, let spacing, _):
      let widths = View.widths(of: children, spacing: spacing, in: width)
      return .maximum(zip(children, widths).map { $0.verticalExtent(width: $1) })
    case .column(let children, let spacing, _):
      return .sum(View.heights(of: children, width: width), spacing: spacing)
    case .stack(let children, _):
      return .maximum(
        children.map { $0.verticalExtent(width: $0.horizontalExtent.length(in: width)) })
    case .list(let list): return Extent(minimum: 0, ideal: list.rows.count * list.rowHeight)
    case .table(let table): return Extent(minimum: 1, ideal: table.rows.count + 1)
    case .tableRow, .button, .textField: return .fixed(1)
    case .spinner(let spinner): return .fixed(SpinnerShape.height(spinner))
    case .alert(let alert):
      return Extent(minimum: 3, ideal: AlertShape.size(alert, in: width).height, grows: true)
    case .image(let image): return .fixed(image.size.height)
    case .spacer: return .fixed(0)
    }
  }

  /// What a spacer wants in the direction of its row or column; `nil` for every other view.
  private var spacerExtent: Extent? {
    if case .spacer(let minimum) = element {
      Extent(minimum: minimum, ideal: minimum, grows: true)
    } else {
      nil
    }
  }

  /// What the children of a row want of its width.
  private static func widths(of children: [View]) -> [Extent] {
    children.map { $0.spacerExtent ?? $0.horizontalExtent }
  }

  /// The widths that the children of a row get.
  static func widths(of children: [View], spacing: Int, in width: Int) -> [Int] {
    Extent.distribute(
      widths(of: children), in: width - max(children.count - 1, 0) * spacing)
  }

  /// What the children of a column want of its height.
  static func heights(of children: [View], width: Int) -> [Extent] {
    children.map { child in
      child.spacerExtent
        ?? child.verticalExtent(width: child.horizontalExtent.length(in: width))
    }
  }
}

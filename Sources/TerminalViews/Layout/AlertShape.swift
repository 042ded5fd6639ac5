import TerminalText

/// How an alert looks: a box with the title, the message, an empty line, and the buttons side by
/// side, which stay on the screen when the message is too long for it.
enum AlertShape {
  /// The border and a space at the left and at the right.
  private static let frameWidth = 4

  static func idealWidth(_ alert: AlertContent) -> Int {
    let words = words(alert).map { $0.horizontalExtent.ideal }
    return max(words.max() ?? 0, buttonsExtent(alert)) + frameWidth
  }

  static func size(_ alert: AlertContent, in width: Int) -> CellSize {
    let width = min(idealWidth(alert), width)
    let lines = words(alert).reduce(0) { $0 + $1.verticalExtent(width: width - frameWidth).ideal }
    return CellSize(width: width, height: lines + (alert.buttons.isEmpty ? 0 : 2) + 2)
  }

  static func box(_ alert: AlertContent, in area: CellArea) -> CellArea {
    let size = size(alert, in: area.width)
    let height = min(size.height, area.height)
    return CellArea(
      x: area.x + Alignment.center.offset(of: size.width, in: area.width),
      y: area.y + Alignment.center.offset(of: height, in: area.height), width: size.width,
      height: height)
  }

  /// The parts of the alert with their cells.
  static func partAreas(
    _ alert: AlertContent, in area: CellArea
  ) -> [(view: View, area: CellArea)] {
    let box = box(alert, in: area)
    let width = max(box.width - frameWidth, 0)
    let bottom = box.maxY - 1
    var y = box.y + 1
    let wordsEnd = alert.buttons.isEmpty ? bottom : bottom - 1
    var parts: [(View, CellArea)] = words(alert).map { view in
      let height = min(view.verticalExtent(width: width).ideal, max(wordsEnd - y, 0))
      defer { y += height }
      return (view, CellArea(x: box.x + 2, y: y, width: width, height: height))
    }
    var x = box.x + 2
    for (button, width) in zip(alert.buttons, View.widths(of: alert.buttons, spacing: 1, in: width))
    {
      parts.append((button, CellArea(x: x, y: bottom - 1, width: width, height: 1)))
      x += width + 1
    }
    return parts
  }

  /// The title and the message, without the one that is empty.
  private static func words(_ alert: AlertContent) -> [View] {
    [
      View.text(alert.title).style(TextStyle(bold: true)).role(.heading),
      View.text(alert.message),
    ].filter { $0.ownText != "" }
  }

  private static func buttonsExtent(_ alert: AlertContent) -> Int {
    Extent.sum(alert.buttons.map(\.horizontalExtent), spacing: 1).ideal
  }
}

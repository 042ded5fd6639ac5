import TerminalText

/// How an activity indicator looks: one turning cell, or a dot that runs around a ring.
enum SpinnerShape {
  private static let small = Array("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏")
  private static let ring = [(0, 0), (2, 0), (4, 0), (4, 1), (4, 2), (2, 2), (0, 2), (0, 1)]
  static let ringSize = CellSize(width: 5, height: 3)

  static func horizontalExtent(_ spinner: SpinnerContent) -> Extent {
    let label = TextLine(spinner.label).width
    return spinner.isLarge
      ? Extent(minimum: ringSize.width, ideal: max(ringSize.width, label))
      : Extent(minimum: 1, ideal: label == 0 ? 1 : label + 2)
  }

  static func height(_ spinner: SpinnerContent) -> Int {
    spinner.isLarge ? ringSize.height + (spinner.label.plain.isEmpty ? 0 : 1) : 1
  }

  static func smallLine(_ spinner: SpinnerContent, style: TextStyle) -> TextLine {
    var line = TextLine()
    line.append(String(small[remainder(spinner.tick, small.count)]), style)
    if !spinner.label.plain.isEmpty {
      line.append(" ", style)
      line.append(TextLine(spinner.label.laid(on: style)).glyphs)
    }
    return line
  }

  /// The dots of the ring, counted from its upper left.
  static func ringDots(_ spinner: SpinnerContent) -> [(x: Int, y: Int, dot: Character)] {
    let head = remainder(spinner.tick, ring.count)
    return ring.enumerated().map { index, place in
      (place.0, place.1, index == head ? "●" : "·")
    }
  }

  private static func remainder(_ tick: Int, _ count: Int) -> Int {
    let rest = tick % count
    return rest < 0 ? rest + count : rest
  }
}

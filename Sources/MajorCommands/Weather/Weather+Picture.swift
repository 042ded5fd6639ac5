import MajorDomain
package import TerminalText
package import TerminalViews

extension Weather {
  /// The picture: ASCII alone, so that it is as wide on every terminal, and 30 cells, so that it
  /// fits a narrow one.
  package var picture: CellImage {
    let drawing =
      switch self {
      case .sunny: Self.sun
      case .cloudy: Self.sunBehindCloud
      case .rainy: Self.cloudWithRain
      }
    // A style on spaces would keep those at the ends of the lines.
    let styles = zip(drawing.rows, drawing.styles).map { row, style in
      String(zip(row, style).map { $0 == " " ? " " : $1 })
    }
    return CellImage(
      description: rawValue, rows: drawing.rows, styles: styles, palette: Self.palette)
  }

  /// How its word is styled.
  package var style: TextStyle {
    switch self {
    case .sunny: TextStyle(bold: true, foreground: .yellow)
    case .cloudy: TextStyle(bold: true)
    case .rainy: TextStyle(bold: true, foreground: .blue)
    }
  }

  private static let palette: [Character: TextStyle] = [
    "y": TextStyle(bold: true, foreground: .yellow),
    "r": TextStyle(foreground: .yellow),
    "c": TextStyle(foreground: .cyan),
    "b": TextStyle(foreground: .blue),
  ]

  private typealias Drawing = (rows: [String], styles: [String])

  private static let sun: Drawing = (
    [
      #"              ||              "#,
      #"      \       ||       /      "#,
      #"       \   _.----._   /       "#,
      #"         .'        '.         "#,
      #"        /            \        "#,
      #"------ |              | ------"#,
      #"        \            /        "#,
      #"         '.        .'         "#,
      #"       /   '-.__.-'   \       "#,
      #"      /       ||       \      "#,
      #"              ||              "#,
    ],
    [
      "              rr              ",
      "      r       rr       r      ",
      "       r   yyyyyyyy   r       ",
      "         yyyyyyyyyyyy         ",
      "        yyyyyyyyyyyyyy        ",
      "rrrrrr yyyyyyyyyyyyyyyy rrrrrr",
      "        yyyyyyyyyyyyyy        ",
      "         yyyyyyyyyyyy         ",
      "       r   yyyyyyyy   r       ",
      "      r       rr       r      ",
      "              rr              ",
    ]
  )

  private static let sunBehindCloud: Drawing = (
    [
      #"            \       /         "#,
      #"              .---.           "#,
      #"         --- /     \ ---      "#,
      #"          .-'''''-. |         "#,
      #"       .-'         '-.__      "#,
      #"    _.'                 '-.   "#,
      #"  .'                       '. "#,
      #" (                           )"#,
      #"  '-._____________________.-' "#,
    ],
    [
      "            r       r         ",
      "              yyyyy           ",
      "         rrr yyyyyyy rrr      ",
      "          ccccccccc y         ",
      "       cccccccccccccccccc     ",
      "    cccccccccccccccccccccccc  ",
      "  cccccccccccccccccccccccccccc",
      " ccccccccccccccccccccccccccccc",
      "  cccccccccccccccccccccccccccc",
    ]
  )

  private static let cloudWithRain: Drawing = (
    [
      #"          .-'''''-.           "#,
      #"       .-'         '-.__      "#,
      #"    _.'                 '-.   "#,
      #"  .'                       '. "#,
      #" (                           )"#,
      #"  '-._____________________.-' "#,
      #"      /   /   /   /   /   /   "#,
      #"     /   /   /   /   /   /    "#,
      #"       /   /   /   /   /      "#,
      #"      /   /   /   /   /       "#,
    ],
    [
      "          ccccccccc           ",
      "       cccccccccccccccccc     ",
      "    cccccccccccccccccccccccc  ",
      "  cccccccccccccccccccccccccccc",
      " ccccccccccccccccccccccccccccc",
      "  cccccccccccccccccccccccccccc",
      "      b   b   b   b   b   b   ",
      "     b   b   b   b   b   b    ",
      "       b   b   b   b   b      ",
      "      b   b   b   b   b       ",
    ]
  )
}

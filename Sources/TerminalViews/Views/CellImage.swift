public import TerminalText

/// A picture made of characters, readable without colour.
///
///     CellImage(description: "rainy", rows: ["(____)", " / / /"], styles: ["gggggg", " b b b"],
///       palette: ["g": TextStyle(dim: true), "b": TextStyle(foreground: .blue)])
public struct CellImage: Sendable, Hashable {
  /// What the picture shows, for inspection: `image.description == "rainy"`.
  public var description: String
  /// The lines: `image.rows.count == 2`.
  public var rows: [StyledText]

  /// Creates a picture from styled lines.
  ///
  ///     CellImage(description: "sunny", rows: ["\\ | /", "- O -", "/ | \\"])
  public init(description: String, rows: [StyledText]) {
    self.description = description
    self.rows = rows
  }

  /// Creates a picture from its characters and, in a second drawing of the same shape, one letter
  /// of the palette a character; a letter without an entry and a missing one are plain.
  ///
  ///     CellImage(description: "sun", rows: ["-O-"], styles: [" y "],
  ///       palette: ["y": TextStyle(foreground: .yellow)])
  public init(
    description: String, rows: [String], styles: [String], palette: [Character: TextStyle]
  ) {
    self.description = description
    self.rows = rows.enumerated().map { index, row in
      let letters = Array(index < styles.count ? styles[index] : "")
      return StyledText(
        row.enumerated().map { column, character in
          let style = column < letters.count ? palette[letters[column]] : nil
          return StyledText.Run(String(character), style ?? .plain)
        })
    }
  }

  /// The cells that the picture takes.
  ///
  ///     CellImage(description: "sun", rows: ["-O-"]).size == CellSize(width: 3, height: 1)
  public var size: CellSize {
    CellSize(width: rows.map { TextLine($0).width }.max() ?? 0, height: rows.count)
  }
}

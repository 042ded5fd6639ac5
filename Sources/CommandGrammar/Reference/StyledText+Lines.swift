import TerminalText

extension StyledText {
  /// The text cut at its line feeds, each line with its styles.
  var lines: [StyledText] {
    var lines = [StyledText()]
    for run in runs {
      for (index, part) in run.text.split(atEach: "\n").enumerated() {
        if index > 0 { lines.append(StyledText()) }
        if !part.isEmpty {
          lines[lines.count - 1].runs.append(Run(part, run.style, link: run.link))
        }
      }
    }
    return lines
  }

  /// One line broken at spaces. A word may be of several runs; one that is too wide stands alone.
  func broken(toCells columns: Int) -> [StyledText] {
    var lines: [StyledText] = []
    var current = StyledText()
    var width = 0
    for word in words {
      let cells = DisplayWidth.cells(of: word.plain)
      if width > 0, width + 1 + cells > columns {
        lines.append(current)
        (current, width) = (StyledText(), 0)
      }
      if width > 0 {
        current = current + " "
        width += 1
      }
      current = current + word
      width += cells
    }
    return lines + [current]
  }

  private var words: [StyledText] {
    var words: [StyledText] = []
    var word = StyledText()
    for run in runs {
      for (index, part) in run.text.split(atEach: " ").enumerated() {
        if index > 0, !word.runs.isEmpty {
          words.append(word)
          word = StyledText()
        }
        if !part.isEmpty { word.runs.append(Run(part, run.style, link: run.link)) }
      }
    }
    return word.runs.isEmpty ? words : words + [word]
  }
}

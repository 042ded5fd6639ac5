import TerminalText

/// What makes an activity indicator.
struct SpinnerContent: Sendable {
  let tick: Int
  let label: StyledText
  let isLarge: Bool
}

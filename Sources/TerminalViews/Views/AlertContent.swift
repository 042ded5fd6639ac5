import TerminalText

/// What makes an alert.
struct AlertContent: Sendable {
  let title: StyledText
  let message: StyledText
  let buttons: [View]
}

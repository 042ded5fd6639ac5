import MajorDomain
import TerminalText

/// The text of cells that people read, made inert.
struct CellText {
  let showsHumanNumbers: Bool
  /// Where relative times count from; `nil` shows absolute ones.
  let now: Timestamp?

  func append(_ value: FieldValue, kind: FieldKind, to bytes: inout [UInt8]) {
    switch value {
    case .int(let number) where showsHumanNumbers && kind == .count:
      HumanNumber.append(number, to: &bytes)
    case .timestamp(let time):
      if let now {
        bytes.append(contentsOf: RelativeTime.text(of: time, now: now).utf8)
      } else {
        time.appendRFC3339(to: &bytes)
      }
    default:
      if let text = value.text(joinedBy: ", ") {
        InertText.append(text, to: &bytes)
      } else {
        value.appendPlain(to: &bytes)
      }
    }
  }
}

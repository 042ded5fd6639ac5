import StrictJSON

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A body in a recording: the most readable of `json`, `text` and `base64` that loses nothing but
/// white space between JSON tokens and the spelling of escapes.
enum RecordedBody {
  /// No member for no body, one for any other.
  static func members(_ body: [UInt8], type: String?) -> [JSONValue.Member] {
    if body.isEmpty { return [] }
    if type.map({ $0.lowercased().contains("json") }) ?? true,
      let value = try? JSONValue(parsing: body)
    {
      return [.init("json", value)]
    }
    if let text = String(validating: body, as: UTF8.self) { return [.init("text", .string(text))] }
    return [.init("base64", .string(Data(body).base64EncodedString()))]
  }

  /// The bytes of a member that `members` wrote; `nil` if it is not of its form.
  static func bytes(_ member: JSONValue.Member) -> [UInt8]? {
    switch member.name {
    case "json": Array(member.value.compactText.utf8)
    case "text": member.value.string.map { Array($0.utf8) }
    case "base64": member.value.string.flatMap { Data(base64Encoded: $0) }.map { Array($0) }
    default: nil
    }
  }
}

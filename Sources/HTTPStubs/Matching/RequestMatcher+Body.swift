import HTTPTransport

extension RequestMatcher {
  /// Has exactly these bytes as its body; `[]` is no body: `.body([0x01, 0x02])`.
  public static func body(_ bytes: [UInt8]) -> RequestMatcher {
    RequestMatcher(field: "body", expected: BodyText.describe(bytes)) { request in
      (BodyText.describe(request.body), request.body == bytes)
    }
  }

  /// Has exactly this text as its body, in UTF-8: `.body(text: "a=1&b=2")`.
  public static func body(text: String) -> RequestMatcher { body(Array(text.utf8)) }
}

import HTTPStubs
import HTTPTransport
import StrictJSON
import Testing

@Suite struct RecordedExchangeTests {
  static let repositories = RecordedExchange(
    .api(
      "/users/octo-org/repos?per_page=100",
      headers: [
        "Authorization": "Bearer abc", "accept": "application/vnd.github+json",
        "X-GitHub-Api-Version": "2022-11-28",
      ]),
    HTTPResponse(
      status: 200,
      headers: [
        "etag": "\"1\"", "Set-Cookie": "a=b", "content-type": "application/json; charset=utf-8",
      ],
      body: Array(#"[ {"z": 1.50, "a": "\u00e9\/"} ]"#.utf8)),
    recordedAt: 1_793_610_000, sequence: 1)

  static let text = #"""
    {
      "request": {
        "method": "GET",
        "url": "https://api.github.com/users/octo-org/repos?per_page=100",
        "headers": {
          "Accept": "application/vnd.github+json",
          "X-GitHub-Api-Version": "2022-11-28"
        },
        "authenticated": true
      },
      "response": {
        "status": 200,
        "headers": {
          "Content-Type": "application/json; charset=utf-8",
          "ETag": "\"1\""
        },
        "json": [
          {
            "z": 1.50,
            "a": "é/"
          }
        ]
      },
      "recordedAt": "2026-11-02T09:00:00Z",
      "apiVersion": "2022-11-28",
      "sequence": 1
    }

    """#

  @Test func theFileIsReadableAndLosesNothing() {
    #expect(String(decoding: Self.repositories.bytes, as: UTF8.self) == Self.text)
    #expect(Self.repositories.fileName == "0001-GET-users-octo-org-repos.json")
  }

  @Test(arguments: [
    ([UInt8](), String?.none), (Array("{}".utf8), "application/json"), (Array("{}".utf8), nil),
    (Array("{\"a\":1,\"a\":2}".utf8), "application/json"), (Array("{".utf8), "application/json"),
    (Array("<p>é\n".utf8), "text/html"), (Array("1".utf8), "text/plain"),
    ([0xFF, 0x00], "image/png"), ([0xFF, 0x00], "application/json"),
  ])
  func everyBodyComesBack(_ body: [UInt8], type: String?) throws {
    var headers = HTTPFields()
    headers["Content-Type"] = type
    let exchange = RecordedExchange(
      .api(.post, "/", headers: headers, body: "[1.0]"),
      HTTPResponse(status: 201, headers: headers, body: body), recordedAt: 0, sequence: 12345)
    #expect(try RecordedExchange(parsing: exchange.bytes) == exchange)
    #expect(exchange.fileName == "12345-POST.json")
  }

  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0), ("1969-12-31T23:59:59Z", -1),
    ("2000-02-29T12:34:56Z", 951_827_696),
    ("2026-11-02T09:00:00Z", 1_793_610_000), ("2100-03-01T00:00:00Z", 4_107_542_400),
    ("9999-12-31T23:59:59Z", 253_402_300_799),
  ])
  func timesAreRFC3339(_ text: String, seconds: Int) throws {
    var exchange = Self.repositories
    exchange.recordedAt = seconds
    let file = String(decoding: exchange.bytes, as: UTF8.self)
    #expect(file.contains("\"recordedAt\": \"\(text)\""))
    #expect(try RecordedExchange(parsing: exchange.bytes).recordedAt == seconds)
  }

  @Test(arguments: [
    ("[1,]", "1:3: trailing comma"),
    ("[]", "expected an object"),
    ("{}", ".request: expected an object"),
    (
      edited("\"GET\"", "\"get\""),
      ".request.method: expected one of GET, HEAD, POST, PUT, PATCH, DELETE"
    ),
    (edited("https://", ""), ".request.url: expected an http or https address"),
    (edited("true", "1"), ".request.authenticated: expected true or false"),
    (edited("200", "20"), ".response.status: expected a status from 100 to 599"),
    (edited("\"\\\"1\\\"\"", "1"), ".response.headers.ETag: expected a string"),
    (edited("\"json\"", "\"jsonn\""), ".response.jsonn: expected no such member"),
    (edited("\"json\"", "\"text\""), ".response.text: expected a string"),
    (edited("\"json\"", "\"base64\""), ".response.base64: expected a string in base64"),
    (
      edited("\"json\"", "\"text\": \"\", \"json\""),
      ".response: expected one of json, text and base64, not several"
    ),
    (edited("02T09", "31T09"), ".recordedAt: expected a time such as 2026-11-02T09:00:00Z"),
    (edited(": 1\n", ": 0\n"), ".sequence: expected a whole number from 1"),
    (edited("\"sequence\": 1", "\"sequence\": 1, \"note\": 1"), ".note: expected no such member"),
  ])
  func whatIsWrongIsNamedWithItsPlace(_ text: String, message: String) {
    #expect {
      try RecordedExchange(parsing: Array(text.utf8))
    } throws: { error in
      "\(error)" == message
    }
  }

  private static func edited(_ old: String, _ new: String) -> String {
    guard let range = text.firstRange(of: old) else { return "" }
    return text.replacingCharacters(in: range, with: new)
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}

import HTTPStubs
import HTTPTransport
import Locking
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A token is planted in turn in every place, in every disguise. It must never be in a file.
@Suite struct PlantedSecretTests {
  /// A token in use of no known form, and one that is known only by its form.
  static let tokens = ["Live.Token-0f3/A+9", "ghp_16C7e42F292c6912E7710c838347Ae178B4a"]

  /// How a token may be written where text stands.
  static let disguises: [@Sendable (String) -> String] = [
    { $0 }, { $0.uppercased() }, { $0.lowercased() }, { "x\($0)y" }, percentEncoded,
    { percentEncoded(percentEncoded($0)) }, jsonEscaped, { percentEncoded(jsonEscaped($0)) },
    { base64("x:\($0)") }, { "Zm9v" + base64(":\($0)") },
    { base64(base64("x-access-token:\($0)")) },
    { base64("a\($0)b").replacing("+", with: "-").replacing("/", with: "_") },
    { percentEncoded(base64($0)) }, { base64(percentEncoded($0)) },
  ]

  static func percentEncoded(_ text: String) -> String {
    text.utf8.map { ($0 < 16 ? "%0" : "%") + String($0, radix: 16) }.joined()
  }

  static func jsonEscaped(_ text: String) -> String {
    text.utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }

  static func base64(_ text: String) -> String { Data(text.utf8).base64EncodedString() }

  struct Place: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// Whether the place is left out of recordings; if not, a token there is refused.
    var isLeftOut = false
    var plant: @Sendable (String, inout Exchange) -> Void
  }

  struct Exchange {
    var request: HTTPRequest
    var response: HTTPResponse
  }

  @Test(arguments: addressPlaces + requestHeaderPlaces + responseHeaderPlaces + bodyPlaces)
  func isNeverWritten(_ place: Place) async throws {
    for token in Self.tokens {
      for disguise in Self.disguises {
        try await expectNoTrace(of: token, as: disguise(token), in: place)
      }
    }
  }

  /// Encoders break lines of base64, and JSON escapes the line breaks.
  @Test(arguments: bodyPlaces) func isNotWrittenInBrokenLines(_ place: Place) async throws {
    for token in Self.tokens {
      let encoded = Self.base64("machine github.com login x password \(token)")
      let lines = stride(from: 0, to: encoded.count, by: 20).map {
        String(encoded.dropFirst($0).prefix(20))
      }
      try await expectNoTrace(of: token, as: lines.joined(separator: "\\n"), in: place)
    }
  }

  @Test func isNotWrittenAsAHost() async throws {
    let place = Place(testDescription: "host") {
      $1.request.origin = HTTPOrigin(scheme: "https", host: "\($0).example.com")
    }
    try await expectNoTrace(of: Self.tokens[1], as: Self.tokens[1], in: place)
  }

  private func expectNoTrace(of token: String, as planted: String, in place: Place) async throws {
    var exchange = Exchange(
      request: .api(.post, "/a?b=c", headers: ["Authorization": "token \(token)"]),
      response: HTTPResponse(status: 200, headers: ["Content-Type": "application/json"]))
    place.plant(planted, &exchange)
    let files = await record(exchange)
    #expect(files.count == (place.isLeftOut ? 1 : 0), "\(planted)")
    for file in files {
      let text = file.lowercased()
      #expect(!text.contains(token.lowercased()) && !text.contains(planted.lowercased()))
    }
  }

  /// What the sink gets.
  private func record(_ exchange: Exchange) async -> [String] {
    let stubs = StubManager()
    stubs.stub(.anything, answer: .response(exchange.response))
    let files = Locked([String]())
    let recording = RecordingTransport(of: stubs.transport, secrets: [], now: { 0 }) {
      name, bytes in
      files.withLock { $0.append(name + "\n" + String(decoding: bytes, as: UTF8.self)) }
    }
    _ = try? await recording.send(exchange.request)
    return files.withLock { $0 }
  }

  static let addressPlaces = [
    Place(testDescription: "path") { $1.request.target = "/a/\($0)/b?c=d" },
    Place(testDescription: "query value") { $1.request.target = "/a?b=\($0)&c=d" },
    Place(testDescription: "query name") { $1.request.target = "/a?\($0)=b" },
  ]

  static let requestHeaderPlaces =
    KeptHeaders.ofRequests.names.map { name in
      Place(testDescription: "request \(name)") { $1.request.headers[name] = "a \($0)" }
    }
    + ["Authorization", "Cookie", "User-Agent", "X-Other"].map { name in
      Place(testDescription: "request \(name)", isLeftOut: true) {
        $1.request.headers.append(name: name, value: $0)
      }
    }

  static let responseHeaderPlaces =
    KeptHeaders.ofResponses.names.map { name in
      Place(testDescription: "response \(name)") { $1.response.headers[name] = "a \($0)" }
    }
    + ["Set-Cookie", "X-OAuth-Scopes", "X-Other"].map { name in
      Place(testDescription: "response \(name)", isLeftOut: true) {
        $1.response.headers[name] = $0
      }
    }

  static let bodyPlaces = ["application/json", "text/html", "application/octet-stream"].flatMap {
    type in bodyForms.flatMap { form in bodyPlaces(type, form.name, form.bytes) }
  }

  private static func bodyPlaces(
    _ type: String, _ name: String, _ bytes: @escaping @Sendable (String) -> [UInt8]
  ) -> [Place] {
    [
      Place(testDescription: "request body, \(name), \(type)") {
        $1.request.headers["Content-Type"] = type
        $1.request.body = bytes($0)
      },
      Place(testDescription: "response body, \(name), \(type)") {
        $1.response.headers["Content-Type"] = type
        $1.response.body = bytes($0)
      },
    ]
  }

  private static let bodyForms: [(name: String, bytes: @Sendable (String) -> [UInt8])] = [
    ("text", { Array("before \($0) after".utf8) }),
    ("JSON value", { Array("{\"a\": [\"b \($0)\"]}".utf8) }),
    ("JSON name", { Array("{\"\($0)\": 1}".utf8) }),
    ("UTF-16", { $0.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] } }),
    ("UTF-16 big-endian", { $0.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] } }),
    ("binary", { [0xFF, 0xFE, 0x80] + Array($0.utf8) + [0xFF] }),
  ]
}

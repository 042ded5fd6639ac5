import StrictJSON
import Testing

@Suite struct JSONValueTests {
  @Test(
    arguments: [
      ("null", nil), (" true ", true), ("[]", []), ("{}", [:]), ("\"\"", ""),
      ("[0, -0, 10, -7]", [0, 0, 10, -7]),
      ("{\"a\": [1, {\"b\": null}], \"c\": \"d\"}", ["a": [1, ["b": nil]], "c": "d"]),
      (
        #""\" \\ \/ \b \f \n \r \t \u0041 \u00e9 \ud83d\ude00""#,
        "\" \\ / \u{8} \u{c} \n \r \t A é 😀"
      ),
      ("\"0123456789 日本 👩‍💻 \u{10FFFD} abcdefghij\"", "0123456789 日本 👩‍💻 \u{10FFFD} abcdefghij"),
      ("\r\n\t [ \r\n\t 1 \r\n\t , 2 ] \r\n\t", [1, 2]),
      ("{\"e\u{301}\": 1, \"\u{e9}\": 2}", ["e\u{301}": 1, "\u{e9}": 2]),
    ] as [(String, JSONValue)])
  func parses(_ text: String, _ value: JSONValue) throws {
    #expect(try JSONValue(parsing: text) == value)
  }

  @Test func parsesUpToTheDepthLimit() throws {
    let text = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    #expect(try JSONValue(parsing: text).compactText == text)
  }

  @Test func serverProfileTakesTheLastOfDuplicates() throws {
    let value = try JSONValue(parsing: #"{"a": 1, "b": 2, "a": "\uffff"}"#, profile: .server)
    #expect(value == ["b": 2, "a": "\u{FFFF}"])
    #expect(value.object?.count == 2)
  }

  @Test(arguments: [
    ("1", "1.0", true), ("10e-1", "1", true), ("-0", "0.00", true), ("1E2", "100", true),
    ("1", "-1", false), ("1", "10", false), ("0.1", "0.10000000000000000001", false),
    ("1e400", "1e401", false), ("1e99999999999999999999", "1", false),
    (#"{"a":1,"b":2}"#, #"{"b":2.0,"a":1}"#, true), (#"{"a":1}"#, #"{"a":1,"b":1}"#, false),
    ("[1,2]", "[2,1]", false), ("\"\u{E9}\"", "\"e\u{301}\"", false), ("null", "false", false),
  ])
  func isEqual(_ left: String, _ right: String, _ expected: Bool) throws {
    let (left, right) = (try JSONValue(parsing: left), try JSONValue(parsing: right))
    #expect((left == right) == expected)
    #expect(Set([left, right]).count == (expected ? 1 : 2))
  }

  @Test(
    arguments: [
      ("12", 12), ("1e2", 100), ("100.0", 100), ("1.5", nil), ("1e-2", nil), ("0e9", 0),
      ("9223372036854775807", .max), ("-9223372036854775808", .min), ("9223372036854775808", nil),
      ("922337203685477580.7e1", .max), ("1e19", nil), ("1e999999999999999999999", nil),
      ("\"1\"", nil),
    ] as [(String, Int?)])
  func hasInt(_ text: String, _ int: Int?) throws {
    #expect(try JSONValue(parsing: text).int == int)
  }

  @Test(arguments: [
    (#"{"a": {"b": [1, {"c": 2, "d": 3}]}, "e": null}"#, #"{"a": {"b": [1, {"c": 2}]}}"#, true),
    (#"{"a": 1}"#, "{}", true), ("[1, 2]", "[1]", false), ("[]", "{}", false),
    (#"{"a": 1}"#, #"{"a": 2}"#, false), (#"{"a": 1}"#, #"{"b": null}"#, false), ("1", "1", true),
  ])
  func contains(_ whole: String, _ part: String, _ expected: Bool) throws {
    #expect(try JSONValue(parsing: whole).contains(JSONValue(parsing: part)) == expected)
  }

  @Test func writesWhatItRead() throws {
    let compact = #"{"z":[1.50,1E+2,[],{}],"a":"\"\\/\b\f\n\r\t\u0000\u001f é😀","n":null,"t":true}"#
    let value = try JSONValue(parsing: compact)
    #expect(value.compactText == compact)
    #expect(
      value.prettyText == #"""
        {
          "z": [
            1.50,
            1E+2,
            [],
            {}
          ],
          "a": "\"\\/\b\f\n\r\t\u0000\u001f é😀",
          "n": null,
          "t": true
        }
        """#)
    #expect(try JSONValue(parsing: value.prettyText) == value)
  }

  @Test func givesAccess() throws {
    let value = try JSONValue(parsing: #"{"a": [true, "x", 2.5], "n": null}"#)
    #expect(value["a"]?[0]?.bool == true)
    #expect(value["a"]?[1]?.string == "x")
    #expect(value["a"]?[2]?.number?.double == 2.5)
    #expect(value["a"]?[3] == nil)
    #expect(value["n"]?.isNull == true)
    #expect(value["missing"] == nil)
  }
}

import StrictJSON
import Testing

@Suite struct JSONSyntaxErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let bytes: [UInt8]
    let message: String
    let offset: Int
    var testDescription: String { message }

    init(_ text: String, _ message: String, offset: Int) {
      self.init(Array(text.utf8), message, offset: offset)
    }

    init(_ bytes: [UInt8], _ message: String, offset: Int) {
      self.bytes = bytes
      self.message = message
      self.offset = offset
    }
  }

  @Test(arguments: [
    Case("", "1:1: no value", offset: 0),
    Case(" \n ", "2:2: no value", offset: 3),
    Case("\u{FEFF}{}", "1:1: byte order mark", offset: 0),
    Case("[1,2,]", "1:5: trailing comma", offset: 4),
    Case("{\"a\": 1,\n}", "1:8: trailing comma", offset: 7),
    Case("[1] []", "1:5: text after the value", offset: 4),
    Case("[1]]", "1:4: text after the value", offset: 3),
    Case("1 2", "1:3: text after the value", offset: 2),
    Case("[1] // end", "1:5: comment", offset: 4),
    Case("[/* one */ 1]", "1:2: comment", offset: 1),
    Case("# one\n1", "1:1: expected a value, found \"#\"", offset: 0),
    Case("[01]", "1:2: leading zero", offset: 1),
    Case("-01", "1:2: leading zero", offset: 1),
    Case("[1.]", "1:4: expected a digit, found \"]\"", offset: 3),
    Case("[.5]", "1:2: expected a value, found \".\"", offset: 1),
    Case("[1e]", "1:4: expected a digit, found \"]\"", offset: 3),
    Case("[1.5.2]", "1:5: expected the end of a number, found \".\"", offset: 4),
    Case("[0x1F]", "1:3: expected the end of a number, found \"0x1F\"", offset: 2),
    Case("[+1]", "1:2: expected a value, found \"+1\"", offset: 1),
    Case("[-]", "1:3: expected a digit, found \"]\"", offset: 2),
    Case("-", "1:2: unexpected end", offset: 1),
    Case("1e+", "1:4: unexpected end", offset: 3),
    Case("[NaN]", "1:2: NaN is not a JSON number", offset: 1),
    Case("[nan]", "1:2: nan is not a JSON number", offset: 1),
    Case("-Infinity", "1:2: -Infinity is not a JSON number", offset: 1),
    Case("True", "1:1: expected a value, found \"True\"", offset: 0),
    Case("truely", "1:1: expected a value, found \"truely\"", offset: 0),
    Case("nul", "1:4: unexpected end", offset: 3),
    Case("undefined", "1:1: expected a value, found \"undefined\"", offset: 0),
    Case("{a: 1}", "1:2: expected a name in quotation marks, found \"a\"", offset: 1),
    Case("{'a': 1}", "1:2: expected a name in quotation marks, found \"'\"", offset: 1),
    Case("{\"a\" 1}", "1:6: expected \":\", found \"1\"", offset: 5),
    Case("{\"a\": }", "1:7: expected a value, found \"}\"", offset: 6),
    Case("{\"a\": 1 \"b\": 2}", "1:9: expected \",\" or \"}\", found \"\"\"", offset: 8),
    Case("{,}", "1:2: expected a name in quotation marks, found \",\"", offset: 1),
    Case("[1 2]", "1:4: expected \",\" or \"]\", found \"2\"", offset: 3),
    Case("[1}", "1:3: expected \",\" or \"]\", found \"}\"", offset: 2),
    Case("{\"a\":1]", "1:7: expected \",\" or \"}\", found \"]\"", offset: 6),
    Case("[,1]", "1:2: expected a value, found \",\"", offset: 1),
    Case("[1,,2]", "1:4: expected a value, found \",\"", offset: 3),
    Case("[\u{A0}1]", "1:2: expected a value, found U+00A0", offset: 1),
    Case("[\u{C}1]", "1:2: expected a value, found U+000C", offset: 1),
    Case("\u{0}", "1:1: expected a value, found U+0000", offset: 0),
    Case("[1, 2", "1:6: unexpected end", offset: 5),
    Case("[", "1:2: unexpected end", offset: 1),
    Case("{\"a\"", "1:5: unexpected end", offset: 4),
    Case("\"abc", "1:5: unexpected end", offset: 4),
    Case("\"abcdefghijklm", "1:15: unexpected end", offset: 14),
    Case("\"\\", "1:3: unexpected end", offset: 2),
    Case("\"\\u12", "1:6: unexpected end", offset: 5),
    Case("[\"日本\", \"\t\"]", "1:9: control character U+0009 in a string", offset: 12),
    Case("\"a\nb\"", "1:3: control character U+000A in a string", offset: 2),
    Case("\"\u{0}\"", "1:2: control character U+0000 in a string", offset: 1),
    Case("\"0123456789\u{1F}\"", "1:12: control character U+001F in a string", offset: 11),
    Case("\"\\x41\"", "1:2: invalid escape", offset: 1),
    Case("\"\\u12G4\"", "1:2: invalid escape", offset: 1),
    Case("\"\\u+123\"", "1:2: invalid escape", offset: 1),
    Case("\"\\ud83d\"", "1:2: lone surrogate", offset: 1),
    Case("\"\\ud83d\\ud83d\"", "1:2: lone surrogate", offset: 1),
    Case("\"\\ud83dxx\"", "1:2: lone surrogate", offset: 1),
    Case("\"\\ude00\"", "1:2: lone surrogate", offset: 1),
    Case("\"\\uffff\"", "1:2: noncharacter", offset: 1),
    Case([0x22, 0xEF, 0xB7, 0x90, 0x22], "1:2: noncharacter", offset: 1),
    Case([0x22, 0xFF, 0x22], "1:2: invalid UTF-8", offset: 1),
    Case([0x22, 0x80, 0x22], "1:2: invalid UTF-8", offset: 1),
    Case([0x22, 0xC0, 0x80, 0x22], "1:2: invalid UTF-8", offset: 1),
    Case([0x22, 0xE0, 0x80, 0x80, 0x22], "1:2: invalid UTF-8", offset: 1),
    Case([0x22, 0xED, 0xA0, 0xBD, 0x22], "1:2: invalid UTF-8", offset: 1),
    Case([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], "1:2: invalid UTF-8", offset: 1),
    Case([0x22, 0xE2, 0x82, 0x22], "1:2: invalid UTF-8", offset: 1),
    Case([0x22, 0xE2, 0x82], "1:3: unexpected end", offset: 3),
    Case("{\"id\": 1,\n \"id\": 2}", "2:2: duplicate name \"id\"", offset: 11),
    Case("{\"id\": 1, \"\\u0069d\": 2}", "1:11: duplicate name \"id\"", offset: 10),
    Case(
      String(repeating: "[", count: 100_000), "1:513: more than 512 levels", offset: 512),
    Case(
      String(repeating: "{\"a\":", count: 100_000), "1:2561: more than 512 levels", offset: 2560),
  ])
  func isReported(_ test: Case) {
    let error = #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: test.bytes) }
    #expect(error?.description == test.message)
    #expect(error?.offset == test.offset)
  }

  /// Skipping and parsing share one scanner, and a skipped part must be as strict.
  @Test(arguments: ["[1,2,]", "[01]", "{\"a\": [1}", "\"\\ud83d\"", "[1] 2", "[\"\t\"]", "[1"])
  func isTheSameWhenSkipped(_ text: String) {
    let bytes = Array(text.utf8)
    let parsed = #expect(throws: JSONSyntaxError.self) {
      try JSONValue(parsing: bytes, profile: .server)
    }
    let skipped = #expect(throws: JSONReadError.self) {
      try JSONReader.read(bytes) { (reader) throws(JSONReadError) in try reader.skip() }
    }
    #expect(skipped == parsed.map(JSONReadError.syntax))
  }
}

import StrictJSON
import Testing

@Suite struct JSONReaderTests {
  struct Row: Equatable {
    var name: String?
    var stars: Int?
    var isFork: Bool?
    var topics: [String] = []
  }

  enum Key: String, CaseIterable {
    case name
    case stars = "stargazers_count"
    case isFork = "fork"
    case topics
  }

  static let keys = JSONKeys<Key>()

  private func rows(_ text: String) throws(JSONReadError) -> [Row] {
    try JSONReader.read(Array(text.utf8)) { (reader) throws(JSONReadError) in
      var rows: [Row] = []
      try reader.array { (reader) throws(JSONReadError) in
        var row = Row()
        try reader.object(Self.keys) { (key, reader) throws(JSONReadError) in
          switch key {
          case .name: row.name = try reader.stringOrNull()
          case .stars: row.stars = try reader.intOrNull()
          case .isFork: row.isFork = try reader.boolOrNull()
          case .topics:
            row.topics = try reader.array(of: { (item) throws(JSONReadError) in
              try item.string()
            })
          }
        }
        rows.append(row)
      }
      return rows
    }
  }

  @Test func readsWhatIsWanted() throws {
    let text = #"""
      [ {"id": 1, "name": "a\u0062", "owner": {"name": "no", "x": [[{}], {"y": "}]"}]},
         "stargazers_count": 50, "fork": false, "topics": ["x", "y"]},
        {"topics": [], "n\u0061me": "escaped", "stargazers_count": 1e2, "fork": null},
        {"name": null, "name": "last", "na": 1, "named": 2}, {} ]
      """#
    #expect(
      try rows(text) == [
        Row(name: "ab", stars: 50, isFork: false, topics: ["x", "y"]),
        Row(name: "escaped", stars: 100), Row(name: "last"), Row(),
      ])
    #expect(try rows("[]") == [])
  }

  @Test(arguments: [
    (#"{}"#, "expected array, found object"),
    (#"[1]"#, "[0]: expected object, found number"),
    (
      #"[{}, {"stargazers_count": "5"}]"#,
      "[1].stargazers_count: expected 64-bit integer, found string"
    ),
    (#"[{"stargazers_count": 1.5}]"#, "[0].stargazers_count: expected 64-bit integer, found 1.5"),
    (
      #"[{"stargazers_count": 9223372036854775808}]"#,
      "[0].stargazers_count: expected 64-bit integer, found 9223372036854775808"
    ),
    (#"[{"fork": 0}]"#, "[0].fork: expected Boolean, found number"),
    (#"[{"topics": ["a", null]}]"#, "[0].topics[1]: expected string, found null"),
    (#"[{"name": []}]"#, "[0].name: expected string, found array"),
    (#"[{"name": tru}]"#, #"1:11: expected a value, found "tru""#),
    (#"[{"name": "a"}"#, "1:15: unexpected end"),
    (#"[{"name": "a"}, ]"#, "1:15: trailing comma"),
    (#"[{"other": {"x": [1, 2}]}}]"#, #"1:23: expected "," or "]", found "}""#),
    (#"[] x"#, "1:4: text after the value"),
    ("", "1:1: no value"),
    ("<html>", #"1:1: expected a value, found "<""#),
  ])
  func reports(_ text: String, _ message: String) {
    let error = #expect(throws: JSONReadError.self) { try rows(text) }
    #expect(error?.description == message)
  }

  /// A body that was cut anywhere is an error and never a shorter list.
  @Test func noPrefixIsRead() throws {
    let text = #"[{"name": "é", "x": [1e5, true, null, "\n"]}, {"stargazers_count": 12}]"#
    #expect(try rows(text).count == 2)
    for count in 0..<text.utf8.count {
      let prefix = String(decoding: text.utf8.prefix(count), as: UTF8.self)
      #expect(throws: JSONReadError.self) { try rows(prefix) }
    }
  }

  /// Any one byte changed gives the same rows or an error, as the parser says.
  @Test func agreesWithTheParserOnGarbledText() throws {
    let text = Array(#"[{"a":"é\u00e9","b":[1.5e3,-0],"c":{"d":null,"e":true}},{}]"#.utf8)
    for index in text.indices {
      for byte: UInt8 in [0x00, 0x20, 0x22, 0x2C, 0x30, 0x3A, 0x5C, 0x5D, 0x65, 0x7D, 0x80, 0xFF] {
        var garbled = text
        garbled[index] = byte
        let parsed = Result { try JSONValue(parsing: garbled, profile: .server) }
        let skipped = Result {
          try JSONReader.read(garbled) { (reader) throws(JSONReadError) in try reader.skip() }
        }
        let (isParsed, isSkipped) = ((try? parsed.get()) != nil, (try? skipped.get()) != nil)
        #expect(isParsed == isSkipped, "\(index) \(byte)")
      }
    }
  }

  @Test func goesOnAfterAMismatch() throws {
    let numbers = try JSONReader.read(Array(#"[1, "2", [3], 4.5, 6]"#.utf8)) {
      (reader) throws(JSONReadError) in
      var numbers: [Int?] = []
      try reader.array { (reader) throws(JSONReadError) in
        do throws(JSONReadError) {
          numbers.append(try reader.int())
        } catch {
          guard case .mismatch = error else { throw error }
          numbers.append(nil)
        }
      }
      return numbers
    }
    #expect(numbers == [1, nil, nil, nil, 6])
  }

  @Test func readsUnknownNamesAndTrees() throws {
    let members = try JSONReader.read(Array(#"{"a": 1, "b\n": {"c": [2.50]}, "d": 0}"#.utf8)) {
      (reader) throws(JSONReadError) in
      var members: [String: JSONValue] = [:]
      try reader.object { (name, reader) throws(JSONReadError) in
        if name != "d" { members[name] = try reader.value() }
      }
      return members
    }
    #expect(members == ["a": 1, "b\n": ["c": [try JSONValue(parsing: "2.5")]]])
  }
}

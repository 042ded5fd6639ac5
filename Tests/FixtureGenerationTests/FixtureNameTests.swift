import FixtureGeneration
import Testing

@Suite struct FixtureNameTests {
  @Test(arguments: [
    ("list", "list", "List"), ("list-all", "listAll", "ListAll"),
    ("list_all", "listAll", "ListAll"),
    ("A Video With Spaces", "aVideoWithSpaces", "AVideoWithSpaces"), ("README", "readme", "README"),
    ("URLSession", "urlSession", "URLSession"), ("URL2", "url2", "URL2"), ("X", "x", "X"),
    ("0001-GET-users", "_0001GETUsers", "_0001GETUsers"), ("404", "_404", "_404"),
    ("class", "`class`", "Class"), ("in", "`in`", "In"), ("any", "any", "`Any`"),
    ("self", "self_", "Self_"), ("type", "type", "Type_"), ("all", "all_", "All"),
    ("fixture", "fixture", "Fixture_"), ("typedFixtures", "typedFixtures", "TypedFixtures_"),
    ("été", "été", "Été"), ("日本 語", "日本語", "日本語"), ("v1.2 (copy)", "v12Copy", "V12Copy"),
    ("👍 ok", "ok", "Ok"), ("--", nil, nil), ("👍", nil, nil), ("", nil, nil),
  ])
  func isMadeOf(_ text: String, _ constant: String?, _ type: String?) {
    #expect(FixtureName.constant(text) == constant)
    #expect(FixtureName.type(text) == type)
  }
}

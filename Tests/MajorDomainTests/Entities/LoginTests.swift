import MajorDomain
import Testing

@Suite struct LoginTests {
  @Test(arguments: ["apple", "a", "octo-org", "old--name-", "-a", "emu_corp", "A9"])
  func accepted(_ text: String) { #expect(Login(text)?.text == text) }

  @Test(arguments: [
    "", "..", "../../user", "%2e%2e", "a/b", "a?x=1", "a#b", "a b", "é", "a\n",
    String(repeating: "a", count: 40),
  ])
  func refused(_ text: String) { #expect(Login(text) == nil) }

  @Test func comparesWithoutCase() { #expect(Login("Apple") == Login("aPPLE")) }
}

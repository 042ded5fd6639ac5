import MajorDomain
import OutputFormats
import Testing

@Suite struct MarkdownFormatterTests {
  @Test(arguments: [
    ("plain ü", "plain ü"), ("a|b", #"a\|b"#), ("`c`", #"\`c\`"#), ("[d](e)", #"\[d\](e)"#),
    ("![d](e)", #"!\[d\](e)"#), ("<b>&amp;", "&lt;b&gt;&amp;amp;"),
    ("*f* **g**", #"\*f\* \*\*g\*\*"#),
    ("snake_case _g_ __", #"snake_case \_g\_ \_\_"#), ("~~h~~", #"\~\~h\~\~"#),
    ("# i #", "\\# i #"), (#"\|"#, #"\\\|"#), ("$x$", #"\$x\$"#), ("a\nb", "a b"),
    ("https://a.b/c_d?e=f", "https://a.b/c_d?e=f"), ("x:y ~ www.a.b", #"x:y \~ www.a.b"#),
    ("see https://a.b/~c d://e", #"see https\://a.b/\~c d://e"#),
    ("www.a.b?c&d", #"www\.a.b?c&amp;d"#), ("http://a|b", #"http://a\|b"#),
    ("\u{1b}[0m", #"\\u{1b}\[0m"#),
  ])
  func escapes(description: String, cell: String) {
    let row = Repository(id: 1, owner: "o", name: "n", description: description)
    let text = MarkdownFormatter().format(
      [row], columns: SampleRows.columns([.description]), context: SampleRows.terminal)
    #expect(text == "| DESCRIPTION |\n| --- |\n| \(cell) |\n")
  }

  @Test func isATableWithoutRowsToo() {
    let text = MarkdownFormatter().format(
      [Repository](), columns: SampleRows.columns([.name, .stargazerCount]),
      context: SampleRows.pipe)
    #expect(text == "| NAME | STARS |\n| --- | ---: |\n")
  }

  @Test func shortensCountsOnlyWhenAskedTo() {
    var context = SampleRows.pipe
    let row = Repository(id: 12_345, owner: "o", name: "n", stargazerCount: 12_345)
    let columns = SampleRows.columns([.id, .stargazerCount])
    #expect(
      MarkdownFormatter().format([row], columns: columns, context: context)
        .hasSuffix("| 12345 | 12345 |\n"))
    context.showsHumanNumbers = true
    #expect(
      MarkdownFormatter().format([row], columns: columns, context: context)
        .hasSuffix("| 12345 | 12.3k |\n"))
  }
}

import CommandGrammar
import Testing

@Suite struct ProseTests {
  struct Row: Sendable {
    var prose: Prose
    var plain: String
    var roff: String
    var markdown: String
    init(_ prose: Prose, _ plain: String, roff: String, markdown: String) {
      self.prose = prose
      self.plain = plain
      self.roff = roff
      self.markdown = markdown
    }
  }

  static let rows: [Row] = [
    Row("", "", roff: "", markdown: ""),
    Row("A - b", "A - b", roff: #"A \- b"#, markdown: "A - b"),
    Row(
      "\(flag: "min-size") \(2 + 3)", "--min-size 5", roff: #"\fB\-\-min\-size\fP 5"#,
      markdown: "`--min-size` 5"),
    Row(
      "\(value: "FILE") of \(value: "owner")", "FILE of <owner>",
      roff: #"\fIFILE\fP of \fI<owner>\fP"#, markdown: "`FILE` of `<owner>`"),
    Row(
      "\(command: "list"), \(topic: "fields")", "toy list, toy help fields",
      roff: #"\fBtoy list\fP, \fBtoy help fields\fP"#, markdown: "`toy list`, `toy help fields`"),
    Row(
      ".TH\n'quote \\ ~ ^ `", ".TH\n'quote \\ ~ ^ `",
      roff: #"\&.TH"# + "\n" + #"\&\(aqquote \e \(ti \(ha \(ga"#,
      markdown: ".TH\n'quote \\\\ \\~ ^ \\`"),
    Row("a_b *c* <d>", "a_b *c* <d>", roff: "a_b *c* <d>", markdown: #"a\_b \*c\* \<d\>"#),
    Row("\(code: "a`b|c")", "a`b|c", roff: #"\fBa\(gab|c\fP"#, markdown: "`` a`b|c ``"),
  ]

  @Test(arguments: rows.indices) func rendersForEachMedium(_ index: Int) {
    let row = Self.rows[index]
    #expect(row.prose.plain(program: "toy") == row.plain)
    #expect(row.prose.roff(program: "toy") == row.roff)
    #expect(row.prose.markdown(program: "toy") == row.markdown)
  }
}

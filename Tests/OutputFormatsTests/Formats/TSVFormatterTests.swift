import MajorDomain
import OutputFormats
import Testing

@Suite struct TSVFormatterTests {
  @Test func keepsEveryRowOnOneLineWithOneCellAColumn() {
    let row = Repository(
      id: 1, owner: "o", name: "n", description: "a\tb\nc\r\nd\u{1b}[0m", topics: ["x", "y"])
    let text = TSVFormatter().format(
      [row], columns: SampleRows.columns([.name, .description, .language, .topics]),
      context: SampleRows.pipe)
    #expect(
      text == "name\tdescription\tlanguage\ttopics\nn\ta b c d\\u{1b}[0m\t\tx,y\n")
  }

  @Test func leavesTheHeaderOut() {
    var context = SampleRows.pipe
    context.showsHeader = false
    let row = Repository(id: 1, owner: "o", name: "n")
    #expect(
      TSVFormatter().format([row], columns: SampleRows.columns([.name, .isFork]), context: context)
        == "n\tfalse\n")
  }
}

/// An option that the program and every command answer.
struct CommonOption {
  var spellings: [String]
  var summary: Prose

  static let all = [
    CommonOption(spellings: ["-h", "--help"], summary: "Show short or long help"),
    CommonOption(spellings: ["--version"], summary: "Show the version"),
  ]
}

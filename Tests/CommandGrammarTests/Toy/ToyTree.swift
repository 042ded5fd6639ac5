import CommandGrammar

/// A small program that uses every kind of parameter; what the tests parse and render.
enum ToyAction: Sendable, Equatable {
  case list(ToyList.Options)
  case star(ToyStar.Options)
  case completion(ToyCompletion.Options)
  case complete(ToyComplete.Options)
}

let toyTree = CommandTree(
  name: "toy",
  summary: "List and star toys",
  discussion: [
    "Toys are kept in boxes. Every command reads \(code: "TOY_HOME"), see \(topic: "environment")."
  ],
  commands: [
    CommandBinding(ToyList.self, action: ToyAction.list),
    CommandBinding(ToyStar.self, action: ToyAction.star),
    CommandBinding(ToyCompletion.self, action: ToyAction.completion),
    CommandBinding(ToyComplete.self, action: ToyAction.complete),
  ],
  topics: [
    ReferenceTopic(
      name: "environment", title: "Environment", summary: "Variables that are read",
      heads: ("Variable", "Meaning"),
      introduction: ["An empty variable counts as unset."],
      rows: [
        .init("TOY_HOME", "Where boxes are; the default is \(code: "~/.toys")."),
        .init("TOY_PIPE|BAR", "A name with a bar, for the sake of tables."),
      ]),
    ReferenceTopic(
      name: "exit-status", title: "Exit status", summary: "What the program returns",
      heads: ("Status", "Meaning"),
      rows: [.init("0", "Done."), .init("64", "Usage.")]),
  ])

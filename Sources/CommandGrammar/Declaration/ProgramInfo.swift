/// The whole command tree as plain data: all that any rendering needs.
package struct ProgramInfo: Sendable, Hashable {
  package var name: String
  package var summary: Prose
  package var discussion: [Prose]
  package var commands: [CommandInfo]
  package var topics: [ReferenceTopic]

  package init(
    name: String, summary: Prose, discussion: [Prose] = [], commands: [CommandInfo],
    topics: [ReferenceTopic] = []
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.commands = commands
    self.topics = topics
  }

  package var visibleCommands: [CommandInfo] { commands.filter { !$0.isHidden } }

  package func command(_ name: String) -> CommandInfo? { commands.first { $0.name == name } }
  package func topic(_ name: String) -> ReferenceTopic? { topics.first { $0.name == name } }
}

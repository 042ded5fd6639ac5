/// Parameters under one heading of help and manual.
struct HelpSection {
  var title: String
  var parameters: [ParameterInfo]

  /// Operands, the command's own options, then each group in the order of its first option.
  static func sections(of command: CommandInfo) -> [HelpSection] {
    var sections: [HelpSection] = []
    let operands = command.operands.filter { !$0.isHidden }
    if !operands.isEmpty { sections.append(HelpSection(title: "Arguments", parameters: operands)) }
    let own = command.visibleOptions.filter { $0.section == nil }
    if !own.isEmpty { sections.append(HelpSection(title: "Options", parameters: own)) }
    for option in command.visibleOptions {
      guard let title = option.section else { continue }
      if let index = sections.firstIndex(where: { $0.title == title }) {
        sections[index].parameters.append(option)
      } else {
        sections.append(HelpSection(title: title, parameters: [option]))
      }
    }
    return sections
  }
}

import AppGraph
import CoreModule
import CorePresentation

/// The manual page of a command or of the program, in roff for man(7).
struct ManualPage {
  private let tree: HelpTree
  private let node: HelpNode
  private let language: InterfaceLanguage
  private let words: HelpWords

  init(_ node: HelpNode, of tree: HelpTree, in language: InterfaceLanguage) {
    self.tree = tree
    self.node = node
    self.language = language
    words = HelpWords(language)
  }

  var text: String {
    let isRoot = node.commandName == "glot"
    let name = isRoot ? "glot" : Self.name(of: node)
    let page = HelpPage(node, of: tree, in: language)
    var lines = [".TH \(name.uppercased()) 1 \"\" \"glot \(ProgramVersion.current)\""]
    lines += section(title(en: "NAME", ru: "НАЗВАНИЕ"), ["\(escaped(name)) \\- \(escaped(node.help.abstract(language)))"])
    lines += section(title(en: "SYNOPSIS", ru: "ОБЗОР"), [escaped(page.usage)])
    lines += section(title(en: "EXAMPLES", ru: "ПРИМЕРЫ"), node.help.examples.flatMap { [".PP", ".nf", escaped($0), ".fi"] })
    lines += section(title(en: "DESCRIPTION", ru: "ОПИСАНИЕ"), node.help.details.flatMap { [".PP", escaped($0(language))] })
    if isRoot { lines += section(title(en: "COMMANDS", ru: "КОМАНДЫ"), tree.commands.flatMap(command)) }
    lines += section(title(en: "OPTIONS", ru: "ПАРАМЕТРЫ"), (node.arguments + tree.commonOptions).flatMap(argument))
    lines += section(
      title(en: "EXIT STATUS", ru: "КОД ВОЗВРАТА"), ExitStatusTable.rows.flatMap { item("\($0.status)", $0.meaning(language)) })
    lines += section(title(en: "SEE ALSO", ru: "СМ. ТАКЖЕ"), [escaped(seeAlso)])
    return lines.joined(separator: "\n")
  }

  private var seeAlso: String {
    node.commandName == "glot" ? tree.commands.map { Self.name(of: $0) + "(1)" }.joined(separator: ", ") : "glot(1)"
  }

  private static func name(of node: HelpNode) -> String { "glot-" + node.commandName.replacing(" ", with: "-") }

  private func title(en english: String, ru russian: String) -> String { LocalizedText(en: english, ru: russian)(language) }

  private func section(_ title: String, _ lines: [String]) -> [String] { lines.isEmpty ? [] : [".SH \"\(title)\""] + lines }

  private func command(_ node: HelpNode) -> [String] { item("glot \(node.commandName)", node.help.abstract(language)) }

  private func argument(_ argument: Argument) -> [String] { item(words.spelling(of: argument), argument.help(language)) }

  private func item(_ term: String, _ meaning: String) -> [String] { [".TP", ".B \(escaped(term))", escaped(meaning)] }

  /// Escapes text for roff: literal backslashes and dashes, no line that starts with a request.
  private func escaped(_ text: String) -> String {
    let literal = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return literal.hasPrefix(".") || literal.hasPrefix("'") ? "\\&" + literal : literal
  }
}

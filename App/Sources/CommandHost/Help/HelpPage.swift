import CoreModule
import CorePresentation

/// The help of a command or of the program, as text.
struct HelpPage {
  private let tree: HelpTree
  private let node: HelpNode
  private let words: HelpWords

  init(_ node: HelpNode, of tree: HelpTree, in language: InterfaceLanguage) {
    self.tree = tree
    self.node = node
    words = HelpWords(language)
  }

  var text: String {
    let sections = [
      node.help.abstract(words.language), words.usage + ": " + usage,
      node.help.details.map { wrapped($0(words.language)) }.joined(separator: "\n\n"),
      section(words.commands, commandRows), section(words.arguments, rows(node.arguments.filter { $0.kind == .operand })),
      section(words.options, rows(node.arguments.filter { $0.kind != .operand })),
      section(words.commonOptions, rows(tree.commonOptions)), section(words.examples, node.help.examples.map { [$0] }),
    ]
    return sections.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  var usage: String {
    if node.commandName == "glot" { return "glot \(words.command) [\(words.optionsInUsage)]" }
    let operands = node.arguments.filter { $0.kind == .operand }.map { operand in
      let name = operand.valueName(words.language) + (operand.traits.contains(.isRepeatable) ? "…" : "")
      return operand.traits.isDisjoint(with: [.isRequired, .orInput]) ? "[\(name)]" : name
    }
    return (["glot", node.commandName] + operands + ["[\(words.optionsInUsage)]"]).joined(separator: " ")
  }

  private var commandRows: [[String]] {
    node.commandName == "glot" ? tree.commands.filter(\.isListed).map { [$0.commandName, $0.help.abstract(words.language)] } : []
  }

  private func rows(_ arguments: [Argument]) -> [[String]] {
    arguments.map { [words.spelling(of: $0), $0.help(words.language)] }
  }

  private func section(_ title: String, _ rows: [[String]]) -> String {
    guard !rows.isEmpty else { return "" }
    let width = rows.map { $0.count > 1 ? DisplayWidth.of($0[0]) : 0 }.max() ?? 0
    let lines = rows.map { row in
      guard row.count > 1 else { return "  \(row[0])" }
      let padding = String(repeating: " ", count: width - DisplayWidth.of(row[0]))
      return "  \(row[0])\(padding)  " + wrapped(row[1], indent: width + 4)
    }
    return "\(title):\n" + lines.joined(separator: "\n")
  }

  /// Wraps `text` before column 80; all lines but the first are indented.
  private func wrapped(_ text: String, indent: Int = 0) -> String {
    let columns = max(20, 80 - indent)
    let lines = text.split(separator: " ").reduce(into: [String]()) { lines, word in
      if let last = lines.last, DisplayWidth.of(last) + 1 + DisplayWidth.of(String(word)) <= columns {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n" + String(repeating: " ", count: indent))
  }
}

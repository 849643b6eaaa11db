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
      words.translated(node.abstract), words.usage + ": " + usage,
      node.prose.map { wrapped(words.translated($0)) }.joined(separator: "\n\n"),
      section(words.commands, commandRows), section(words.arguments, rows(tree.ownArguments(of: node).filter(\.isPositional))),
      section(words.options, rows(tree.ownArguments(of: node).filter { !$0.isPositional })),
      section(words.commonOptions, rows(tree.commonOptions)), section(words.examples, node.examples.map { [$0] }),
    ]
    return sections.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  var usage: String {
    if node.commandName == "glot" { return "glot \(words.command) [\(words.optionsInUsage)]" }
    let positionals = tree.ownArguments(of: node).filter(\.isPositional).map { argument in
      let name = words.valueName(argument) + (argument.isRepeating ? "…" : "")
      return argument.isOptional && !isNeeded(argument) ? "[\(name)]" : name
    }
    return (["glot", node.commandName] + positionals + ["[\(words.optionsInUsage)]"]).joined(separator: " ")
  }

  /// The parser treats words as optional, since they may come from standard input; the command requires them.
  private func isNeeded(_ argument: HelpArgument) -> Bool { WordArguments.valueNames.contains(argument.valueName ?? "") }

  private var commandRows: [[String]] {
    node.commandName == "glot" ? tree.commands.map { [$0.commandName, words.translated($0.abstract)] } : []
  }

  private func rows(_ arguments: [HelpArgument]) -> [[String]] {
    arguments.map { [words.spelling(of: $0), words.translated($0.abstract)] }
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

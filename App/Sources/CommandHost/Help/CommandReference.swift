import AppServices
import CoreModule
import CorePresentation
import Presentation

/// Generates docs/cli.md: every command with its arguments and options, in English.
struct CommandReference {
  private let tree: HelpTree
  private let words = HelpWords(.english)

  init(_ tree: HelpTree) { self.tree = tree }

  var markdown: String {
    let common = "## Common options\n\n" + table(tree.commonOptions)
    return ([introduction] + tree.commands.map(chapter) + [common, exitStatus]).joined(separator: "\n\n")
  }

  private var introduction: String {
    """
    # The commands of glot

    This page is made by the program (`glot help --format markdown`); a test compares them. \
    Results go to standard output, remarks and errors to standard error. Every command prints text for people, records (`--plain`) or JSON (`--json`).
    """
  }

  private func chapter(_ node: HelpNode) -> String {
    let page = HelpPage(node, of: tree, in: .english)
    let examples = "```sh\n" + node.help.examples.joined(separator: "\n") + "\n```"
    let sections =
      ["## glot \(node.commandName)", node.help.abstract(.english), "    " + page.usage] + node.help.details.map { $0(.english) }
    return (sections + [node.arguments.isEmpty ? "" : table(node.arguments), examples]).filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private func table(_ arguments: [Argument]) -> String {
    (["| | |", "| --- | --- |"] + arguments.map { "| `\(words.spelling(of: $0))` | \($0.help(.english)) |" }).joined(
      separator: "\n")
  }

  private var exitStatus: String {
    (["## Exit status", "| status | meaning |\n| --- | --- |"].joined(separator: "\n\n"))
      + ExitStatusTable.rows.map { "\n| \($0.status) | \($0.meaning(.english)) |" }.joined()
  }
}

enum ExitStatusTable {
  static var rows: [(status: Int32, meaning: LocalizedText)] {
    [
      (.done, LocalizedText(en: "done; an empty list too", ru: "выполнено; в том числе пустой список")),
      (.nothingFound, LocalizedText(en: "nothing found, or no such item", ru: "ничего не найдено или такого элемента нет")),
      (.usage, LocalizedText(en: "wrong usage of the command", ru: "неверное использование команды")),
      (.badData, LocalizedText(en: "bad data: a text, a date, a database", ru: "неверные данные: текст, дата, база данных")),
      (.noInput, LocalizedText(en: "the input cannot be read", ru: "не удаётся прочитать ввод")),
      (.unavailable, LocalizedText(en: "a service is unavailable", ru: "служба недоступна")),
      (.internalError, LocalizedText(en: "a bug in glot", ru: "ошибка в glot")),
      (.cannotCreate, LocalizedText(en: "a file cannot be created", ru: "не удаётся создать файл")),
      (.inputOutput, LocalizedText(en: "reading or writing failed; the disk is full", ru: "ошибка чтения или записи; диск заполнен")),
      (
        .tryAgainLater, LocalizedText(en: "try again later: another process is writing", ru: "повторите позже: запись ведёт другой процесс")
      ),
      (.permissionDenied, LocalizedText(en: "no permission, or a read-only place", ru: "нет прав или место только для чтения")),
      (.configuration, LocalizedText(en: "bad configuration, or a newer database", ru: "неверные настройки или более новая база данных")),
      (.interrupted, LocalizedText(en: "interrupted, for example with Ctrl-C", ru: "прервано, например нажатием Ctrl-C")),
    ].map { (code: ExitCode, meaning) in (code.rawValue, meaning) }
  }
}

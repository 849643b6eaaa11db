import CoreModule
import CorePresentation
import Presentation
import TerminalKit

struct CompletionsCommand: Command {
  static let name = "completions"
  static let help = CommandHelp(
    en: "Print the completions for a shell.", ru: "Вывести скрипт автодополнения для оболочки.",
    details: [
      LocalizedText(
        en: """
          They include two widgets: Alt-k inserts the next piece of the content keyboard into the command line, and, pressed again, \
          replaces it by the one after it; Alt-Shift-k lets you choose one. They are available at once if the script is read when the \
          shell starts. $GLOT_KEY names the button; by default it is the one that was used last.
          """,
        ru: """
          С ним два виджета: Alt-k вставляет в командную строку следующий текст клавиатуры, а повторно — следующий вместо него; \
          Alt-Shift-k даёт выбрать. Они доступны сразу, если скрипт читается при запуске оболочки. $GLOT_KEY задаёт кнопку; по \
          умолчанию — использованная последней.
          """
      )
    ],
    examples: [
      "glot completions bash >> ~/.bashrc",
      "glot completions bash > ~/.local/share/bash-completion/completions/glot",
      "glot completions fish > ~/.config/fish/completions/glot.fish",
    ]
  )

  static let needsValidSettings = false

  let shell: String

  init(_ arguments: inout ArgumentReader) {
    shell = arguments.requiredOperand(
      "shell", russianValue: "ОБОЛОЧКА", en: "The shell: bash, zsh or fish.", ru: "Оболочка: bash, zsh или fish.",
      completion: .list(["bash", "zsh", "fish"])
    )
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    guard let completions = ShellCompletions.script(for: shell, in: context.session.language) else {
      throw .usage(
        en: ("There are no completions for “\(shell)”.", "Use bash, zsh or fish."),
        ru: ("Автодополнения для «\(shell)» нет.", "Возможны bash, zsh и fish.")
      )
    }
    return Outcome(PageDocument(name: "script", page: completions + "\n" + ShellWidgets.script(for: shell)))
  }
}

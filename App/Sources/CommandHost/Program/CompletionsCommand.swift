import ArgumentParser
import CoreModule
import CorePresentation
import Presentation

struct CompletionsCommand: Command {
  static let configuration = CommandConfiguration.under(
    "glot", commandName: "completions",
    abstract: "Print the completions for a shell.",
    discussion: """
      With them come two widgets: Alt-k puts the next piece of the content keyboard into the command line, and again the one after it in its \
      place; Alt-Shift-k lets you pick one. They are there at once where the script is read at the start of the shell. $GLOT_KEY names the button; \
      by default it is the one that was used last.

      glot completions bash >> ~/.bashrc
      glot completions bash > ~/.local/share/bash-completion/completions/glot
      glot completions fish > ~/.config/fish/completions/glot.fish
      """
  )

  static let readsSettings = false

  @Argument(help: "The shell: bash, zsh or fish.", completion: .list(["bash", "zsh", "fish"]))
  var shell: String

  func run(in context: Context) async throws(Problem) -> Outcome {
    guard let completionShell = CompletionShell(rawValue: shell) else {
      throw .usage(
        LocalizedText(en: "There are no completions for “\(shell)”.", ru: "Дополнения для «\(shell)» нет."),
        hint: LocalizedText(en: "Use bash, zsh or fish.", ru: "Возможны bash, zsh и fish.")
      )
    }
    let completions = CompleteCommand<GlotCommand>.completionScript(for: completionShell)
    return Outcome(PageDocument(name: "script", page: completions + "\n" + ShellWidgets.script(for: shell)))
  }
}

extension CompletionsCommand {
  mutating func read(_ arguments: inout ArgumentReader) {
    shell = arguments.requiredOperand()
  }
}

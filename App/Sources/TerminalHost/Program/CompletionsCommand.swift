import ArgumentParser
import CoreModule

struct CompletionsCommand: Command {
  static let configuration = CommandConfiguration.under(
    "glot", commandName: "completions",
    abstract: "Print the completions for a shell.",
    discussion: """
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
    return Outcome(PageDocument(name: "script", page: CompleteCommand<GlotCommand>.completionScript(for: completionShell)))
  }
}

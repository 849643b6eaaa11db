import CoreModule
import TerminalKit

/// An action of a screen. The footer, the help and the palette are made from these.
struct ScreenAction {
  /// The keys; the first one is shown.
  let keys: [Key]
  /// One or two words for the footer.
  let name: LocalizedText
  let explanation: LocalizedText
  /// Whether the footer shows it.
  var isHinted = true
  /// Whether the palette offers it; movements are left out there.
  var isCommand = true
  let run: @MainActor () -> Void

  init(
    _ keys: [Key], _ name: LocalizedText, _ explanation: LocalizedText, isHinted: Bool = true, isCommand: Bool = true,
    run: @escaping @MainActor () -> Void
  ) {
    self.keys = keys
    self.name = name
    self.explanation = explanation
    self.isHinted = isHinted
    self.isCommand = isCommand
    self.run = run
  }

  /// The action without letter keys; `nil` when no key is left.
  var withoutLetters: ScreenAction? { filteringKeys { !$0.isText } }

  /// The action without the `reserved` keys; `nil` when no key is left.
  func without(_ reserved: Set<Key>) -> ScreenAction? { filteringKeys { !reserved.contains($0) } }

  private func filteringKeys(_ isIncluded: (Key) -> Bool) -> ScreenAction? {
    let keys = keys.filter(isIncluded)
    return keys.isEmpty ? nil : ScreenAction(keys, name, explanation, isHinted: isHinted, isCommand: isCommand, run: run)
  }
}

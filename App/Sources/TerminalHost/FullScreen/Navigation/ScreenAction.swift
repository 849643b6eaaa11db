import CoreModule

/// Something that a key does on a screen. The footer, the help and the palette are all made from these.
struct ScreenAction {
  /// The keys that do it; the first one is shown.
  let keys: [Key]
  /// What it is called in the footer: one or two words.
  let name: LocalizedText
  /// What it does, in a few words.
  let explanation: LocalizedText
  /// Whether the footer shows it.
  var isHinted = true
  /// Whether the palette offers it; keys that only move about are of no use there.
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

  /// The action with the keys that it has where letters are text; `nil` when none is left.
  var withoutLetters: ScreenAction? { keeping { !$0.isText } }

  /// The action without keys that mean something else; `nil` when none is left.
  func without(_ taken: Set<Key>) -> ScreenAction? { keeping { !taken.contains($0) } }

  private func keeping(_ isKept: (Key) -> Bool) -> ScreenAction? {
    let keys = keys.filter(isKept)
    return keys.isEmpty ? nil : ScreenAction(keys, name, explanation, isHinted: isHinted, isCommand: isCommand, run: run)
  }
}

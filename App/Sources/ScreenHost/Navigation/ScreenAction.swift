import CoreModule
import TerminalKit

/// What an action is called: one or two words for the footer, and what it does for the help and the palette.
struct ActionWords: Equatable {
  let name: LocalizedText
  let explanation: LocalizedText
  /// The commands that do the same, by which the palette finds it too.
  let command: String

  init(_ name: LocalizedText, _ explanation: LocalizedText, command: String = "") {
    self.name = name
    self.explanation = explanation
    self.command = command
  }

  init(en english: (name: String, explanation: String), ru russian: (name: String, explanation: String), command: String = "") {
    self.init(
      LocalizedText(en: english.name, ru: russian.name), LocalizedText(en: english.explanation, ru: russian.explanation), command: command
    )
  }
}

/// An action of a screen. The footer, the help and the palette are made from these.
struct ScreenAction {
  /// The keys; the first one is shown.
  private(set) var keys: [Key]
  let words: ActionWords
  /// Whether the footer shows it.
  let isHinted: Bool
  /// Whether the palette offers it; movements are left out there.
  let isCommand: Bool
  /// The keys in the footer, where several keys do the same each in its own way.
  var shownKeys: String?
  /// How it moves in a list or a text; `nil` for everything else.
  var movement: Movement?
  let run: @MainActor () -> Void

  init(_ keys: [Key], _ words: ActionWords, isHinted: Bool = true, isCommand: Bool = true, run: @escaping @MainActor () -> Void) {
    self.keys = keys
    self.words = words
    self.isHinted = isHinted
    self.isCommand = isCommand
    self.run = run
  }

  init(
    _ keys: [Key], en english: (name: String, explanation: String), ru russian: (name: String, explanation: String),
    command: String = "", isHinted: Bool = true, isCommand: Bool = true, run: @escaping @MainActor () -> Void
  ) {
    self.init(keys, ActionWords(en: english, ru: russian, command: command), isHinted: isHinted, isCommand: isCommand, run: run)
  }

  var name: LocalizedText { words.name }
  var explanation: LocalizedText { words.explanation }

  /// Whether it leads back or out, so that the footer always has room for it.
  var isWayOut: Bool { keys.contains(.escape) || words == .goBack || words == .quit }

  /// The action without the `reserved` keys; `nil` when no key is left.
  func without(_ reserved: Set<Key>) -> ScreenAction? { without { reserved.contains($0) } }

  /// The action without the keys that `isExcluded`; `nil` when no key is left.
  func without(_ isExcluded: (Key) -> Bool) -> ScreenAction? {
    var action = self
    action.keys = keys.filter { !isExcluded($0) }
    return action.keys.isEmpty ? nil : action
  }
}

/// Actions of several screens.
extension ActionWords {
  static let goBack = ActionWords(en: ("back", "go back"), ru: ("назад", "вернуться"))
  static let quit = ActionWords(en: ("quit", "quit glot"), ru: ("выход", "выйти из glot"))
  static let retry = ActionWords(en: ("retry", "try again"), ru: ("ещё раз", "повторить попытку"))
}

import CoreModule
import TerminalKit

/// A field for a path, which Tab completes.
struct PathField {
  private(set) var field: TextField
  /// The possible completions.
  private(set) var candidates: [String] = []

  init(_ text: String = "") { field = TextField(text) }

  var text: String { field.text }

  mutating func type(_ key: Key) -> Bool {
    guard field.type(key) else { return false }
    candidates = []
    return true
  }

  /// Takes the completion of `text`, unless something else was typed meanwhile.
  mutating func complete(_ text: String, with completion: PathCompletion) {
    guard field.text == text else { return }
    field = TextField(completion.text)
    candidates = completion.candidates
  }

  /// The field, and below it the candidates, else what `rest` draws.
  func body(in area: ViewArea, _ rest: (ViewArea) -> [StyledLine]) -> ScreenBody {
    field.body(after: ProgramScreenPhrases.file(area.language), in: area) { area in
      candidates.isEmpty ? rest(area) : candidates.map { StyledLine("  ").appending($0, $0.hasSuffix("/") ? .accent : .plain) }
    }
  }
}

extension ScreenAction {
  /// Completes the path in a field of a screen.
  @MainActor static func completing<Owner: Screen>(
    _ field: ReferenceWritableKeyPath<Owner, PathField>, of screen: Owner, on navigator: Navigator?
  ) -> ScreenAction {
    completingPath(on: navigator) { [weak screen] in
      screen?[keyPath: field].text
    } _: { [weak screen] in
      screen?[keyPath: field].complete($0, with: $1)
    }
  }

  /// Completes the path in a text.
  @MainActor static func completingPath(
    on navigator: Navigator?, _ text: @escaping @MainActor () -> String?, _ complete: @escaping @MainActor (String, PathCompletion) -> Void
  ) -> ScreenAction {
    ScreenAction([.tab], en: ("complete", "complete the path"), ru: ("дополнить", "дополнить путь")) { [weak navigator] in
      guard let navigator, let text = text() else { return }
      let (access, disk) = (navigator.access, navigator.disk)
      navigator.perform { complete(text, await disk { PathCompletion(text, access) }) }
    }
  }
}

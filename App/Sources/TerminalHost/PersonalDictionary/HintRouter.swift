import CoreModule
import PersonalDictionary

/// A one-shot command has nowhere to go: a destination becomes the next command to type.
@MainActor
final class HintRouter: Router {
  private(set) var hints: [LocalizedText] = []

  func navigate(to destination: PersonalDictionaryDestination) {
    switch destination {
    case .entry(let number): hint("glot show \(number)")
    case .newWord: hint("glot add WORD")
    case .search: hint("glot find QUERY")
    case .favorites: hint("glot stars")
    case .langPicker: hint("glot lang FROM TO")
    }
  }

  private func hint(_ command: String) {
    hints.append(LocalizedText(en: "Next: \(command)", ru: "Дальше: \(command)"))
  }
}

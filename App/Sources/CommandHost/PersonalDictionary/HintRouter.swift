import AppGraph
import AppServices
import CoreModule
import PersonalDictionary
import Presentation

/// A command shows the next command to type instead of navigating.
@MainActor
final class HintRouter: Router {
  private(set) var hints: [LocalizedText] = []

  func navigate(to destination: PersonalDictionaryDestination) {
    switch destination {
    case .entry(let number): hint("glot show \(number)")
    case .editor(let word): hint("glot edit \(word.number)")
    case .newWord: hint("glot add WORD", russian: "glot add СЛОВО")
    case .search: hint("glot find QUERY", russian: "glot find ЗАПРОС")
    case .favorites: hint("glot stars")
    case .pendingWords: hint("glot fetch")
    case .langPicker: hint("glot lang FROM TO", russian: "glot lang ЯЗЫК ЯЗЫК")
    case .sources: hint("glot source list")
    case .installedDictionaries: hint("glot source find")
    case .sourceTest(let name): hint("glot source test \(name) WORD", russian: "glot source test \(name) СЛОВО")
    case .wordImport: hint("glot import FILE", russian: "glot import ФАЙЛ")
    case .reminder: hint("glot remind status")
    }
  }

  private func hint(_ command: String, russian: String? = nil) {
    hints.append(LocalizedText(en: "Next: \(command)", ru: "Дальше: \(russian ?? command)"))
  }
}

extension Context {
  func personalDictionary(_ router: HintRouter = HintRouter()) -> PersonalDictionaryGraph {
    graph.personalDictionary(router: router).build()
  }

  func list(_ words: [Word]) -> WordsDocument { WordsDocument(words: words, nouns: graph.nounGenders) }

  /// Warns if other users can read a key file.
  func keyFileWarnings(_ path: String) -> [LocalizedText] {
    guard !path.isEmpty, launch.files(options).isOpenToOthers(path) else { return [] }
    return [PendingPhrases.readableKeyFile(path)]
  }
}

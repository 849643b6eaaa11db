import AppGraph
import AppServices
import CoreModule
import PersonalDictionary
import Presentation

extension PersonalDictionaryDestination: HintedDestination {
  var command: LocalizedText {
    switch self {
    case .entry(let number): LocalizedText(verbatim: "glot show \(number)")
    case .editor(let word): LocalizedText(verbatim: "glot edit \(word.number)")
    case .newWord: LocalizedText(en: "glot add WORD", ru: "glot add СЛОВО")
    case .search: LocalizedText(en: "glot find QUERY", ru: "glot find ЗАПРОС")
    case .favorites: LocalizedText(verbatim: "glot stars")
    case .pendingWords: LocalizedText(verbatim: "glot fetch")
    case .langPicker: LocalizedText(en: "glot lang FROM TO", ru: "glot lang ЯЗЫК ЯЗЫК")
    case .sources: LocalizedText(verbatim: "glot source list")
    case .installedDictionaries: LocalizedText(verbatim: "glot source find")
    case .sourceTest(let name): LocalizedText(en: "glot source test \(name) WORD", ru: "glot source test \(name) СЛОВО")
    case .wordImport: LocalizedText(en: "glot import FILE", ru: "glot import ФАЙЛ")
    case .reminder: LocalizedText(verbatim: "glot remind status")
    }
  }
}

extension Context {
  func personalDictionary(_ router: HintRouter<PersonalDictionaryDestination> = HintRouter()) -> PersonalDictionaryGraph {
    graph.personalDictionary(router: router).build()
  }

  func list(_ words: [Word]) async -> WordsDocument {
    WordsDocument(words: words, nouns: graph.nounGenders, knowledge: await knowledge(of: words))
  }

  /// Warns if other users can read a key file.
  func keyFileWarnings(_ path: String) -> [LocalizedText] {
    guard !path.isEmpty, launch.files(options).isOpenToOthers(path) else { return [] }
    return [PendingPhrases.readableKeyFile(path)]
  }
}

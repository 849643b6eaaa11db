import AppGraph
import AppServices
import CoreModule
import PersonalDictionary
import Presentation

extension Context {
  func list(_ words: [Word]) async -> WordsDocument {
    WordsDocument(words: words, nouns: graph.nounGenders, knowledge: await knowledge(of: words))
  }

  /// Warns if other users can read a key file.
  func keyFileWarnings(_ path: String) -> [LocalizedText] {
    guard !path.isEmpty, launch.files(options).isOpenToOthers(path) else { return [] }
    return [PendingPhrases.readableKeyFile(path)]
  }
}

import CoreDictionaryFormat
import PersonalDictionary
import Synchronization

/// What was read of the index of forms, each once: most forms have the features of many others.
final class ParsedIndex: Sendable {
  private let formsOfFeatures = Mutex<[String: [GrammaticalForm]]>([:])
  private let rules = Mutex<[Language: JoinedWords]>([:])

  /// The forms that have these features, as the index lists them.
  func forms(with features: String) -> [GrammaticalForm] {
    formsOfFeatures.withLock { known in
      if let forms = known[features] { return forms }
      let forms = features.split(separator: ";").map { features in
        GrammaticalForm(features.split(separator: " ").compactMap { GrammaticalFeature(rawValue: String($0)) })
      }
      known[features] = forms
      return forms
    }
  }

  /// The rules of a language, which `read` gives.
  func joinedWords(of language: Language, _ read: () -> JoinedWords) -> JoinedWords {
    rules.withLock { known in
      if let rules = known[language] { return rules }
      let rules = read()
      known[language] = rules
      return rules
    }
  }
}

import CoreDictionaryFormat
import PersonalDictionary
import Synchronization

/// What was read of the index of forms, each once: most forms have the features of many others.
final class ParsedIndex: Sendable {
  private let formsOfFeatures = Mutex<[String: [GrammaticalForm]]>([:])
  private let rules = Mutex<[Language: JoinedWords]>([:])
  private let words = Mutex<[Language: [String: [Inflection]]]>([:])

  /// Parts of compounds come again and again; more would only take memory.
  private static let mostWords = 1 << 13

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

  /// The readings of a part of a compound, which `find` gives.
  func words(_ text: String, of language: Language, _ find: () -> [Inflection]) -> [Inflection] {
    if let found = words.withLock({ $0[language]?[text] }) { return found }
    let found = find()
    words.withLock { known in
      if known[language, default: [:]].count >= Self.mostWords { known[language] = [:] }
      known[language, default: [:]][text] = found
    }
    return found
  }
}

import CoreDictionaryFormat
import PersonalDictionary
import Synchronization

/// What was read of the index of forms, each once: most forms have the features of many others.
final class ParsedIndex: Sendable {
  private struct Tag: Hashable {
    let language: Language
    let number: Int
  }

  private let formsOfTag = Mutex<[Tag: [GrammaticalForm]]>([:])
  private let rules = Mutex<[Language: JoinedWords]>([:])

  /// The forms that have the features of a tag, which `read` gives.
  func forms(ofTag number: Int, in language: Language, _ read: () -> String?) -> [GrammaticalForm] {
    let tag = Tag(language: language, number: number)
    return formsOfTag.withLock { known in
      if let forms = known[tag] { return forms }
      let forms = (read() ?? "").split(separator: ";").map { features in
        GrammaticalForm(features.split(separator: " ").compactMap { GrammaticalFeature(rawValue: String($0)) })
      }
      known[tag] = forms
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

import CoreDictionaryFormat
import PersonalDictionary
import Synchronization

/// Caches what was parsed of the index of forms, since most forms have the same features as many others.
final class ParsedIndex: Sendable {
  private struct Tag: Hashable {
    let language: Language
    let number: Int
  }

  private let formsOfTag = Mutex<[Tag: [GrammaticalForm]]>([:])
  private let rules = Mutex<[Language: JoinedWords]>([:])

  /// The forms with the features of a tag; `read` returns these features if they are not cached.
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

  /// The rules of a language; `read` returns them if they are not cached.
  func joinedWords(of language: Language, _ read: () -> JoinedWords) -> JoinedWords {
    rules.withLock { known in
      if let rules = known[language] { return rules }
      let rules = read()
      known[language] = rules
      return rules
    }
  }
}

package import CoreModule
import PersonalDictionary

extension ReadingPhrases {
  /// The name of a language by its code.
  package static func language(_ code: String) -> LocalizedText {
    Language(code: code).map { $0.name } ?? LocalizedText(verbatim: code)
  }
}

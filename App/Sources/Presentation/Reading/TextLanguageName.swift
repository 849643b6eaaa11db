import CoreModule
import PersonalDictionary

extension ReadingPhrases {
  /// The name of a language by its code.
  static func language(_ code: String) -> LocalizedText {
    Language(code: code).map { LanguageName.of($0) } ?? LocalizedText(verbatim: code)
  }
}

import CoreModule
import Foundation

/// The languages of a learner, by which fields are distinguished.
public struct AnkiLanguages: Equatable, Sendable {
  /// The code of the language that is learnt (`es`), if it is known.
  public var word: String?
  /// The code of the language of the translations (`en`), if it is known.
  public var translation: String?

  /// Creates a pair of languages, by their ISO 639 codes.
  public init(word: String? = nil, translation: String? = nil) { (self.word, self.translation) = (word, translation) }

  /// The role of a field with the name of one of the languages, in any language: “Spanish”, “Español”, “испанский”.
  func role(of terms: [String]) -> AnkiFieldRole? {
    let terms = Set(terms)
    if let word, !terms.isDisjoint(with: Self.names(of: word)) { return .word }
    if let translation, !terms.isDisjoint(with: Self.names(of: translation)) { return .translation }
    return nil
  }

  /// The role that a text can have by its script alone; `nil` when both languages, or neither, are written in it.
  func role(ofScript script: Script?) -> AnkiFieldRole? {
    guard let script else { return nil }
    let fits = (
      word: word.map { Script.of(language: $0).contains(script) }, translation: translation.map { Script.of(language: $0).contains(script) }
    )
    switch fits {
    case (true, false): return .word
    case (false, true): return .translation
    default: return nil
    }
  }

  private static let naming = ["en", "es", "ru", "de", "fr", "it", "pt", "uk", "pl", "nl", "cs", "sv", "tr", "ja", "zh", "ko"]

  private static func names(of code: String) -> Set<String> {
    var names: Set = [code.lowercased()]
    for naming in naming + [code] {
      guard let name = Locale(identifier: naming).localizedString(forLanguageCode: code) else { continue }
      names.insert(FoldedText(name).description)
    }
    return names
  }
}

import CoreModule
import PersonalDictionary

extension Direction {
  /// The direction that a name or a description tells: `freedict-eng-spa`, “Mueller English-Russian Dictionary”.
  ///
  /// The first two words side by side that name languages count.
  init?(namedIn text: String) {
    let words = text.split { !$0.isLetter && !$0.isNumber }.map { FoldedText(String($0)).description }
    let languages = words.map { LanguageNames.language(of: $0) }
    for (first, second) in zip(languages, languages.dropFirst()) {
      guard let first, let second, let direction = Direction(from: first, to: second) else { continue }
      self = direction
      return
    }
    return nil
  }
}

/// How dictionaries name the languages.
private enum LanguageNames {
  /// The language that a folded word names: its code in two or three letters, its name in English, in itself or in Russian.
  static func language(of word: String) -> Language? { names[word] ?? russian.first { word.hasPrefix($0.key) }?.value }

  private static let names: [String: Language] = [
    "en": .english, "eng": .english, "english": .english, "es": .spanish, "spa": .spanish, "spanish": .spanish, "espanol": .spanish,
    "castellano": .spanish, "ru": .russian, "rus": .russian, "russian": .russian, "русский": .russian, "de": .german,
    "deu": .german, "ger": .german, "german": .german, "deutsch": .german, "fr": .french, "fra": .french, "fre": .french, "french": .french,
    "francais": .french, "it": .italian, "ita": .italian, "italian": .italian, "italiano": .italian, "pt": .portuguese, "por": .portuguese,
    "portuguese": .portuguese, "portugues": .portuguese,
  ]

  private static let russian: [String: Language] = [
    "английск": .english, "англо": .english, "испанск": .spanish, "испано": .spanish, "русск": .russian, "немецк": .german,
    "французск": .french, "французко": .french, "итальянск": .italian, "португальск": .portuguese,
  ]
}

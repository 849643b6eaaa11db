import CoreModule
import PersonalDictionary

extension Direction {
  /// Finds a direction in a name or description: `freedict-eng-spa`, “Mueller English-Russian Dictionary”.
  ///
  /// The first two adjacent words that name languages count.
  init?(namedIn text: String) {
    // Descriptions can be long; the languages are named at the beginning.
    var last: Language?
    for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      let language = LanguageNames.language(of: FoldedText(String(word)).description)
      if let last, let language, let direction = Direction(from: last, to: language) {
        self = direction
        return
      }
      last = language
    }
    return nil
  }
}

/// The names of languages in dictionaries.
private enum LanguageNames {
  /// The language of a folded word: a code of two or three letters, or a name in English, Russian or the language itself.
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

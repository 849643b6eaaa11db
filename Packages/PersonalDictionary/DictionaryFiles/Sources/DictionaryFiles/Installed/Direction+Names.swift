import CoreModule
import PersonalDictionary

extension Direction {
  /// The direction that a name or a description tells: `freedict-eng-spa`, “Mueller English-Russian Dictionary”.
  ///
  /// The first two words side by side that name languages count.
  init?(namedIn text: String) {
    // Descriptions can be long, and the names stand at their beginning.
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

import CoreModule
import PersonalDictionary

/// The entries of an answer.
struct PonsEntries {
  private let text: String
  private let source: String

  /// - Parameters:
  ///   - text: The word that was asked.
  ///   - source: What the source is called.
  init(for text: String, source: String) {
    self.text = text
    self.source = source
  }

  /// The headwords of `answer` as entries, that of the word itself first. One headword in one part of speech is one entry.
  func entries(of answer: PonsAnswer) -> [DictionaryEntry] {
    var entries: [DictionaryEntry] = []
    for rom in answer.roms {
      let (headword, partOfSpeech) = (Self.headword(rom.headword), Self.partOfSpeech(rom.wordClass))
      let senses = rom.meanings.map { sense($0, of: headword) }.filter { !$0.translations.isEmpty }
      guard !senses.isEmpty else { continue }
      if let index = entries.firstIndex(where: { $0.headword == headword && $0.partOfSpeech == partOfSpeech }) {
        entries[index].senses += senses
      } else {
        entries.append(entry(headword, partOfSpeech, senses))
      }
    }
    let own = entries.filter { FoldedText($0.headword) == FoldedText(text) }
    let others = entries.filter { FoldedText($0.headword) != FoldedText(text) }
    return own + others + wholeSentences(answer.translations)
  }

  private func entry(_ headword: String, _ partOfSpeech: String?, _ senses: [Sense]) -> DictionaryEntry {
    DictionaryEntry(headword: headword, partOfSpeech: partOfSpeech, source: source, attribution: Self.attribution, senses: senses)
  }

  /// The service asks that it be named with what comes from it.
  static let attribution = "© PONS Langenscheidt GmbH, Stuttgart"

  /// Every translation is one of the headword, those of the headword itself before those of phrases with it, which are examples too.
  private func sense(_ meaning: PonsAnswer.Meaning, of headword: String) -> Sense {
    let sense = Self.divided(meaning.translations, by: headword)
    let translations = (sense.translations + sense.examples.map(\.target)).withoutRepeats()
    return Sense(translations: translations, context: PonsText(meaning.header).remarks, examples: sense.examples)
  }

  /// The translations of whole sentences. That of another sentence is an example, and a translation only where there is no other.
  private func wholeSentences(_ translations: [PonsAnswer.Translation]) -> [DictionaryEntry] {
    guard !translations.isEmpty else { return [] }
    var sense = Self.divided(translations, by: text)
    if sense.translations.isEmpty { sense.translations = sense.examples.prefix(1).map(\.target) }
    return [entry(text, nil, [sense])]
  }

  /// The pairs whose text is `text` as translations, the others as examples.
  private static func divided(_ pairs: [PonsAnswer.Translation], by text: String) -> Sense {
    var sense = Sense(translations: [])
    for pair in pairs {
      if pair.source.isEmpty || FoldedText(pair.source) == FoldedText(text) {
        if !sense.translations.contains(pair.target) { sense.translations.append(pair.target) }
      } else {
        sense.examples.append(UsageExample(source: pair.source, target: pair.target))
      }
    }
    return sense
  }

  /// The headword without the marks of where it can be divided.
  private static func headword(_ text: String) -> String {
    PonsText(text).words.filter { $0 != "\u{B7}" && $0 != "|" }
  }

  private static func partOfSpeech(_ wordClass: String?) -> String? {
    guard let wordClass = wordClass?.lowercased(), !wordClass.isEmpty else { return nil }
    if wordClass == "verb" || wordClass.hasSuffix(" verb") { return "verb" }
    return ["adjective and adverb": "adjective", "nomen": "noun", "adjektiv": "adjective"][wordClass] ?? wordClass
  }
}

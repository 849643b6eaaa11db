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
      let senses = rom.meanings.map { sense($0, of: headword) }.filter { !$0.translations.isEmpty || !$0.examples.isEmpty }
      guard !senses.isEmpty else { continue }
      if let index = entries.firstIndex(where: { $0.headword == headword && $0.partOfSpeech == partOfSpeech }) {
        entries[index].senses += senses
      } else {
        entries.append(entry(headword, partOfSpeech, senses))
      }
    }
    entries = entries.map(Self.translated)
    let own = entries.filter { FoldedText($0.headword) == FoldedText(text) }
    let others = entries.filter { FoldedText($0.headword) != FoldedText(text) }
    return own + others + wholeSentences(answer.translations)
  }

  private func entry(_ headword: String, _ partOfSpeech: String?, _ senses: [Sense]) -> DictionaryEntry {
    DictionaryEntry(headword: headword, partOfSpeech: partOfSpeech, source: source, attribution: Self.attribution, senses: senses)
  }

  /// The service asks that it be named with what comes from it.
  static let attribution = "© PONS Langenscheidt GmbH, Stuttgart"

  /// A translation of the headword itself is one; that of a phrase with it is an example.
  private func sense(_ meaning: PonsAnswer.Meaning, of headword: String) -> Sense {
    var sense = Sense(translations: [], context: PonsText(meaning.header).remarks)
    for translation in meaning.translations {
      if translation.source.isEmpty || FoldedText(translation.source) == FoldedText(headword) {
        if !sense.translations.contains(translation.target) { sense.translations.append(translation.target) }
      } else {
        sense.examples.append(UsageExample(source: translation.source, target: translation.target))
      }
    }
    return sense
  }

  /// Where a headword is translated in phrases alone, the first of these is better than nothing.
  private static func translated(_ entry: DictionaryEntry) -> DictionaryEntry {
    guard entry.senses.allSatisfy(\.translations.isEmpty) else { return entry }
    var entry = entry
    guard let index = entry.senses.firstIndex(where: { !$0.examples.isEmpty }) else { return entry }
    entry.senses[index].translations = [entry.senses[index].examples[0].target]
    return entry
  }

  private func wholeSentences(_ translations: [PonsAnswer.Translation]) -> [DictionaryEntry] {
    guard !translations.isEmpty else { return [] }
    var sense = Sense(translations: [])
    for translation in translations {
      if translation.source.isEmpty || FoldedText(translation.source) == FoldedText(text) {
        sense.translations.append(translation.target)
      } else {
        sense.examples.append(UsageExample(source: translation.source, target: translation.target))
      }
    }
    return [Self.translated(entry(text, nil, [sense]))]
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

import CoreModule
import PersonalDictionary

/// The entries of an answer.
struct PonsEntries {
  private let text: String
  private let folded: FoldedText
  private let source: String

  /// - Parameters:
  ///   - text: The looked-up word.
  ///   - source: The name of the source.
  init(for text: String, source: String) {
    self.text = text
    folded = FoldedText(text)
    self.source = source
  }

  /// The headwords of `answer` as entries, that of the word itself first; one entry for each headword and part of speech.
  func entries(of answer: PonsAnswer) -> [DictionaryEntry] {
    var entries: [DictionaryEntry] = []
    var places: [[String?]: Int] = [:]
    for rom in answer.roms {
      let (headword, partOfSpeech) = (Self.headword(rom.headword), Self.partOfSpeech(rom.wordClass))
      let senses = senses(rom.meanings, of: headword)
      guard !senses.isEmpty else { continue }
      if let index = places[[headword, partOfSpeech]] {
        entries[index].senses += senses
      } else {
        places[[headword, partOfSpeech]] = entries.count
        entries.append(entry(headword, partOfSpeech, senses))
      }
    }
    let own = entries.filter { FoldedText($0.headword) == folded }
    let others = entries.filter { FoldedText($0.headword) != folded }
    return own + (own.isEmpty ? asked(answer.roms) : []) + others + wholeSentences(answer.translations)
  }

  private func entry(_ headword: String, _ partOfSpeech: String?, _ senses: [Sense]) -> DictionaryEntry {
    DictionaryEntry(headword: headword, partOfSpeech: partOfSpeech, source: source, attribution: Self.attribution, senses: senses)
  }

  /// The service requires this attribution.
  static let attribution = "© PONS Langenscheidt GmbH, Stuttgart"

  /// The senses with a translation. The phrases of a sense without one, such as a list of idioms, are added to the previous sense.
  private func senses(_ meanings: [PonsAnswer.Meaning], of headword: String) -> [Sense] {
    let headword = FoldedText(headword)
    var senses: [Sense] = []
    var examples: [UsageExample] = []
    for meaning in meanings {
      var (sense, constructions) = Self.divided(meaning.translations) {
        $0.kind == .headword || $0.source.isEmpty || FoldedText($0.source) == headword
      }
      sense.translations = (sense.translations + constructions).withoutRepeats()
      sense.context = PonsText(meaning.header).remarks
      if !sense.translations.isEmpty {
        sense.examples = examples + sense.examples
        examples = []
        senses.append(sense)
      } else if senses.isEmpty {
        examples += sense.examples
      } else {
        senses[senses.count - 1].examples += sense.examples
      }
    }
    return senses
  }

  /// The looked-up text, if it is a phrase of a headword.
  private func asked(_ roms: [PonsAnswer.Rom]) -> [DictionaryEntry] {
    let pairs = roms.flatMap(\.meanings).flatMap(\.translations).filter { isAsked($0) }
    return pairs.isEmpty ? [] : [entry(text, nil, [Sense(translations: pairs.map(\.target).withoutRepeats())])]
  }

  private func isAsked(_ pair: PonsAnswer.Translation) -> Bool { FoldedText(pair.source) == folded }

  /// The translations of whole sentences. Those of other sentences become examples, or translations if there are no others.
  private func wholeSentences(_ translations: [PonsAnswer.Translation]) -> [DictionaryEntry] {
    var (sense, constructions) = Self.divided(translations) { $0.source.isEmpty || isAsked($0) }
    if sense.translations.isEmpty { sense.translations = Array(constructions.prefix(1)) }
    return sense.translations.isEmpty ? [] : [entry(text, nil, [sense])]
  }

  /// Divides pairs into translations of the headword and examples; also returns the translations of constructions.
  private static func divided(
    _ pairs: [PonsAnswer.Translation], isHeadword: (PonsAnswer.Translation) -> Bool
  ) -> (sense: Sense, constructions: [String]) {
    var sense = Sense(translations: [])
    var constructions: [String] = []
    for pair in pairs {
      if isHeadword(pair) {
        sense.translations.append(pair.target)
      } else {
        sense.examples.append(UsageExample(source: pair.source, target: pair.target))
        if pair.kind != .phrase { constructions.append(pair.target) }
      }
    }
    sense.translations = sense.translations.withoutRepeats()
    return (sense, constructions)
  }

  /// The headword without hyphenation marks.
  private static func headword(_ text: String) -> String {
    PonsText(text).words.filter { $0 != "\u{B7}" && $0 != "|" }
  }

  private static func partOfSpeech(_ wordClass: String?) -> String? {
    guard let wordClass = wordClass?.lowercased(), !wordClass.isEmpty else { return nil }
    if wordClass == "verb" || wordClass.hasSuffix(" verb") { return "verb" }
    return ["adjective and adverb": "adjective", "nomen": "noun", "adjektiv": "adjective"][wordClass] ?? wordClass
  }
}

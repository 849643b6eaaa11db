import CoreDictionaryFormat
import CoreModule
public import PersonalDictionary

extension CoreDictionary {
  public func inflections(of text: String, in language: Language, _ match: SpellingMatch) async -> [Inflection] {
    switch match {
    case .exact: Self.cases(of: text).flatMap { inflections(spelled: $0, in: language) }
    case .withoutAccents:
      forms.spellings(of: FoldedText(text).description, in: language, variants: Self.spellings(of:)).flatMap {
        inflections(spelled: $0, in: language)
      }
    }
  }

  public func divisions(of text: String, in language: Language) async -> [WordDivision] {
    guard text.utf8.count <= Self.longestDivided, !text.utf8.contains(0x20) else { return [] }
    let rules = parsed.joinedWords(of: language) { forms.joinedWords(of: language) }
    for division in Self.cases(of: text).prefix(2).flatMap({ rules.divisions(of: $0) }) {
      let words = words(division.host, in: language)
      // The features are in order of likelihood: an imperative before a subjunctive.
      let agreeing = language == .spanish ? division.features.filter(division.agrees) : division.features
      let inflections = division.features.isEmpty ? words : agreeing.flatMap { set in words.compactMap { $0.having(set) } }
      guard !inflections.isEmpty else { continue }
      let all = inflections.flatMap { reflexives(of: $0, in: division, rules, language) } + inflections
      return [WordDivision(parts: division.parts, isCompound: false, inflections: all)]
    }
    guard !rules.links.isEmpty else { return [] }
    let compound = Compound(
      text, links: rules.links, mayBeWord: { mayBeWord($0, in: language) }, words: { words($0, in: language) })
    guard let compound else { return [] }
    return [WordDivision(parts: compound.parts, isCompound: true, inflections: compound.inflections)]
  }

  /// The reflexive verbs, among the headwords, that a verb with these pronouns is: *levantarse* for *levántate*.
  private func reflexives(of inflection: Inflection, in division: JoinedWords.Division, _ rules: JoinedWords, _ language: Language)
    -> [Inflection]
  {
    guard inflection.partOfSpeech == PartOfSpeech.verb.term else { return [] }
    // An infinitive by itself has no forms.
    let forms = inflection.forms.isEmpty ? [GrammaticalForm([.infinitive])] : inflection.forms
    for form in forms {
      for verb in rules.reflexiveVerbs(of: inflection.headword, in: division, form.features.map(\.rawValue)) {
        let rows = reader.rowNumbers(for: FoldedText(verb), in: language)
        guard reader.partsOfSpeech(of: verb, among: rows, in: language).contains(.verb) else { continue }
        return [Inflection(text: inflection.text, headword: verb, partOfSpeech: inflection.partOfSpeech, forms: [form])]
      }
    }
    return []
  }

  /// The maximum number of bytes. No word is longer, and dividing longer texts would be slow.
  private static let longestDivided = 120

  /// All readings of `text`, including a headword without other readings.
  private func words(_ text: String, in language: Language) -> [Inflection] {
    // The rows of all cases of the text.
    let rows = reader.rowNumbers(for: FoldedText(text), in: language)
    var words: [Inflection] = []
    for spelling in Self.cases(of: text) {
      let inflections = inflections(spelled: spelling, in: language)
      words += inflections
      guard inflections.isEmpty, !rows.isEmpty else { continue }
      words += reader.partsOfSpeech(of: spelling, among: rows, in: language).map {
        Inflection(text: spelling, headword: spelling, partOfSpeech: $0.term, forms: [])
      }
    }
    return words
  }

  /// Whether a text may be one of ``words(_:in:)``, by what takes little time; `true` for a text that has more than small letters of Western
  /// Europe.
  private func mayBeWord(_ text: UnsafeBufferPointer<UInt8>, in language: Language) -> Bool {
    var isASCII = true
    for byte in text where !(0x61...0x7A).contains(byte) {
      guard byte == 0xC3 || (0x9F...0xBF).contains(byte) else { return true }
      isASCII = false
    }
    guard isASCII else {
      var key = FoldedText(String(decoding: text, as: UTF8.self)).description
      return key.withUTF8 { reader.mayHaveKey($0, in: language) } || isForm(text, in: language)
    }
    return reader.mayHaveKey(text, in: language) || isForm(text, in: language)
  }

  /// Whether a text in small letters is a form, or would be with a capital.
  private func isForm(_ text: UnsafeBufferPointer<UInt8>, in language: Language) -> Bool {
    if forms.has(text, in: language) { return true }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: text.count) { capitalised in
      _ = capitalised.initialize(fromContentsOf: text)
      // Of a letter in two bytes, the second one tells the case.
      capitalised[text[0] < 0x80 ? 0 : 1] &= ~0x20
      return forms.has(UnsafeBufferPointer(capitalised), in: language)
    }
  }

  private func inflections(spelled spelling: String, in language: Language) -> [Inflection] {
    var inflections: [Inflection] = []
    forms.forEachReading(of: spelling, in: language) { headword, partOfSpeech, tag in
      let features = headword == spelling ? [] : parsed.forms(ofTag: tag, in: language) { forms.features(ofTag: tag, in: language) }
      inflections.append(Inflection(text: spelling, headword: headword, partOfSpeech: partOfSpeech.term, forms: features))
    }
    return inflections
  }

  /// The variants of a word at the start of a sentence, in capitals, or typed without the capital of a German noun.
  private static func cases(of text: String) -> [String] {
    // The first bytes of the typographic apostrophes.
    let isStraight = !text.utf8.contains { $0 == 0xE2 || $0 == 0xCA }
    let straight = isStraight ? text : String(text.map { "\u{2018}\u{2019}\u{02BC}".contains($0) ? "'" : $0 })
    let small = straight.inSmallLetters
    let capitalised = capitalised(small)
    return straight == small ? [small, capitalised] : straight == capitalised ? [straight, small] : [straight, small, capitalised]
  }

  private static func capitalised(_ small: String) -> String {
    guard let first = small.utf8.first, (0x61...0x7A).contains(first) else {
      return String(small.prefix(1)).uppercased() + String(small.dropFirst())
    }
    return String(unsafeUninitializedCapacity: small.utf8.count) { buffer in
      _ = buffer.update(fromContentsOf: small.utf8)
      buffer[0] = first & ~0x20
      return small.utf8.count
    }
  }

  /// The spellings of a folded letter.
  private static func spellings(of letter: Unicode.Scalar) -> [LetterSpellings] {
    switch letter.value {
    case 0x61...0x7A: latin[Int(letter.value) - 0x61]
    case 0x430...0x44F: cyrillic[Int(letter.value) - 0x430]
    default: LetterSpellings.all([String(letter), letter.properties.uppercaseMapping].withoutRepeats())
    }
  }

  private static let latin = spellings("aáàâãäå b cç d eéèêë f g h iíìîï j k l m nñ oóòôõö p q r s t uúùûü v w x yýÿ z")
  private static let cyrillic = spellings("а б в г д её ж з и й к л м н о п р с т у ф х ц ч ш щ ъ ы ь э ю я")

  /// The spellings of each letter, in both cases.
  private static func spellings(_ letters: String) -> [[LetterSpellings]] {
    letters.spaced.map { row in LetterSpellings.all((row.map(String.init) + row.map { $0.uppercased() }).withoutRepeats()) }
  }
}

extension JoinedWords.Division {
  /// Whether the verb's person agrees with a reflexive *se*: *siéntese*, to usted, is of *sentar* and not of *sentir*, whose *siente* is said to
  /// tú. Before an object *se* is not reflexive: *dáselo*.
  fileprivate func agrees(_ features: [String]) -> Bool {
    let isReflexive = parts.contains("se") && Set(parts).isDisjoint(with: ["lo", "la", "los", "las"])
    return !isReflexive || Set(features).isDisjoint(with: ["1pl", "2sg", "2pl"])
  }
}

extension Inflection {
  /// The inflection with its commonest form that has all these features; `nil` when there is none.
  fileprivate func having(_ features: [String]) -> Inflection? {
    if forms.isEmpty { return partOfSpeech == PartOfSpeech.verb.term && features == [GrammaticalFeature.infinitive.rawValue] ? self : nil }
    let fitting = forms.first { form in
      features.allSatisfy { feature in form.features.contains { $0.rawValue == feature } }
    }
    return fitting.map { Inflection(text: text, headword: headword, partOfSpeech: partOfSpeech, forms: [$0]) }
  }
}

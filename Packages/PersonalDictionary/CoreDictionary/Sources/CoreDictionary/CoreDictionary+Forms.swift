import CoreDictionaryFormat
import CoreModule
public import PersonalDictionary

extension CoreDictionary {
  /// See `DictionarySource.inflections(of:in:_:)`.
  public func inflections(of text: String, in language: Language, _ match: SpellingMatch) async -> [Inflection] {
    switch match {
    case .exact: Self.cases(of: text).flatMap { inflections(spelled: $0, in: language) }
    case .withoutAccents:
      forms.spellings(of: FoldedText(text).description, in: language, variants: Self.spellings(of:)).flatMap {
        inflections(spelled: $0, in: language)
      }
    }
  }

  /// See `DictionarySource.divisions(of:in:)`.
  public func divisions(of text: String, in language: Language) async -> [WordDivision] {
    guard text.utf8.count <= Self.longestDivided, !text.utf8.contains(0x20) else { return [] }
    let rules = parsed.joinedWords(of: language) { forms.joinedWords(of: language) }
    let joined = Self.cases(of: text).prefix(2).lazy.flatMap { rules.divisions(of: $0) }.compactMap { division -> WordDivision? in
      let words = words(division.host, in: language)
      // The features are in order of likelihood: an imperative before a subjunctive.
      let agreeing = language == .spanish ? division.features.filter(division.agrees) : division.features
      let inflections = division.features.isEmpty ? words : agreeing.flatMap { set in words.compactMap { $0.having(set) } }
      return inflections.isEmpty ? nil : WordDivision(parts: division.parts, isCompound: false, inflections: inflections)
    }
    if let first = joined.first { return [first] }
    guard !rules.links.isEmpty, let compound = Compound(text, links: rules.links, words: { words($0, in: language) }) else { return [] }
    return [WordDivision(parts: compound.parts, isCompound: true, inflections: compound.inflections)]
  }

  /// The maximum number of bytes. No word is longer, and dividing longer texts would be slow.
  private static let longestDivided = 120

  /// All readings of `text`, including a headword without other readings.
  private func words(_ text: String, in language: Language) -> [Inflection] {
    // The rows of all cases of the text.
    lazy var rows = reader.rowNumbers(for: FoldedText(text), in: language)
    return Self.cases(of: text).flatMap { spelling in
      let inflections = inflections(spelled: spelling, in: language)
      guard inflections.isEmpty, !rows.isEmpty else { return inflections }
      return reader.partsOfSpeech(of: spelling, among: rows, in: language).map {
        Inflection(text: spelling, headword: spelling, partOfSpeech: $0.term, forms: [])
      }
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
    let small = straight.lowercased()
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

  /// The spellings of a folded letter, in UTF-8.
  private static func spellings(of letter: Unicode.Scalar) -> [[UInt8]] {
    letters[letter] ?? bytes([String(letter), letter.properties.uppercaseMapping])
  }

  private static func bytes(_ spellings: [String]) -> [[UInt8]] { spellings.withoutRepeats().map { Array($0.utf8) } }

  private static let letters: [Unicode.Scalar: [[UInt8]]] = {
    let accented = ["aáàâãäå", "eéèêë", "iíìîï", "oóòôõö", "uúùûü", "cç", "nñ", "yýÿ", "её"]
    let rows = accented + "bdfghjklmpqrstvwxzабвгджзийклмнопрстуфхцчшщъыьэюя".map { String($0) }
    return Dictionary(
      uniqueKeysWithValues: rows.map { row in
        (row.unicodeScalars[row.startIndex], bytes(row.map(String.init) + row.map { $0.uppercased() }))
      })
  }()
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

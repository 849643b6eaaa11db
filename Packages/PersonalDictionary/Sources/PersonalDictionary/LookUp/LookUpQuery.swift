import CoreModule

/// A look-up in progress.
struct LookUpQuery {
  /// The local sources that have not failed.
  var local: [any DictionarySource]
  let direction: Direction
  let policy: RequestPolicy
  var failures: [SourceFailure] = []
  /// The results of earlier look-ups of many texts, for which brief entries are enough; `nil` for a single look-up.
  private(set) var remembered: RememberedEntries.Memory?

  init(local: [any DictionarySource], direction: Direction, policy: RequestPolicy, remembering remembered: RememberedEntries.Memory? = nil)
  {
    (self.local, self.direction, self.policy) = (local, direction, policy)
    self.remembered = remembered
  }

  /// The answer of the local sources for the whole text, or else for its parts.
  mutating func localAnswer(to typed: String) async -> LookUpAnswer {
    let spellings = TypedText(typed, in: direction.from).spellings
    for text in spellings {
      let infinitive = await infinitive(text)
      // The period of “casa.” is left out before base forms are guessed.
      let readings = await readings(of: text, isGuessing: text == spellings.last).reduce(into: infinitive.map { [$0] } ?? []) {
        $0.appendOnce($1)
      }
      if !readings.isEmpty { return answer(readings) }
    }
    var answer = answer([DictionaryEntry]())
    answer.parts = await partsOfPhrase(typed)
    return answer
  }

  /// The likeliest reading of a text, as ``localAnswer(to:)`` finds it; `nil` if the text is unknown or could only be guessed.
  mutating func likeliestReading(of typed: String) async -> Reading? {
    for text in TypedText(typed, in: direction.from).spellings {
      // Sources ignore case, so a word that is unknown with a capital is also unknown without it.
      if remembered?.isUnknown(text) ?? false { continue }
      if let infinitive = await infinitive(text) { return infinitive }
      // The base form of a phrase is derived from those of its words, so it counts as certain.
      if let reading = await readings(of: text, limit: 1, isGuessing: text.utf8.contains(0x20)).first {
        guard isMisspelledNoun(text, reading) else { return reading }
        return await readings(of: text, isGuessing: false).first { !isMisspelledNoun(text, $0) } ?? reading
      }
      if failures.isEmpty { remembered?.setUnknown(text) }
    }
    return nil
  }

  /// Whether a German text has a small letter and the reading is a noun: typed words often leave the capital out, texts do not.
  private func isMisspelledNoun(_ text: String, _ reading: Reading) -> Bool {
    guard direction.from == .german, !text.utf8.contains(0x20) else { return false }
    // Most words begin with a letter of ASCII, whose byte tells its case.
    if let first = text.utf8.first, first < 0x80, let other = reading.headword.utf8.first, other < 0x80 {
      return (0x61...0x7A).contains(first) && (0x41...0x5A).contains(other)
    }
    return text.first?.isLowercase ?? false && reading.headword.first?.isUppercase ?? false
  }

  /// The verb of an English text such as *to go*, which dictionaries may have as something else too.
  private mutating func infinitive(_ text: String) async -> Reading? {
    guard direction.from == .english, text.hasPrefix("to ") else { return nil }
    let verb = text.dropFirst(3).trimmed
    let entries = await askLocal(for: verb).filter { $0.partOfSpeech == "verb" && $0.headword == verb }
    return Reading(itself: entries)?.matched(.phrase)
  }

  /// The ways to understand `text`.
  ///
  /// Exact spellings come first: the headword, forms of others, words written as one. Only then are differing accents allowed, then
  /// compounds, then base forms guessed by rule.
  ///
  /// - Parameters:
  ///   - limit: The number of readings after which the search ends.
  ///   - isGuessing: Whether base forms may be guessed by rule.
  private mutating func readings(of text: String, limit: Int = .max, isGuessing: Bool = true) async -> [Reading] {
    let entries = await askLocal(for: text)
    let inflections = await inflections(of: text, .exact)
    let own = entries.filter { SpellingMatch.exact.holds(of: $0.headword, and: text) }
    let exact = await readings(of: text, own: own, inflections, limit: limit)
    if !exact.isEmpty { return exact }
    let divisions = await divisions(of: text)
    let joined = await readings(of: divisions.filter { !$0.isCompound }, .exact, limit: limit)
    if !joined.isEmpty { return joined }
    let baseForms = BaseForms(of: direction.from)
    // A word that exists without a translation is not matched to another word.
    if inflections.isEmpty {
      let careless = entries.contains { baseForms.isSpelling(text, of: $0.headword) } ? entries : []
      let others = await self.inflections(of: text, .withoutAccents)
      let ofForms = careless.filter { Self.isOfForm($0, others) }
      let itself = Reading(itself: careless.filter { !ofForms.contains($0) })
      let unaccented = await readings(of: text, own: ofForms, others, limit: limit).reduce(into: itself.map { [$0] } ?? []) {
        $0.appendOnce($1)
      }
      if !unaccented.isEmpty { return unaccented.map { $0.matched(.otherAccents) } }
    }
    let compounds = await readings(of: divisions.filter(\.isCompound), .compound, limit: limit)
    if !compounds.isEmpty { return compounds }
    if isGuessing, let guessed = await guessed(text, baseForms) { return [guessed] }
    return Reading(itself: entries).map { [$0.matched(.otherAccents)] } ?? []
  }

  /// The headwords that `text` is, or is a form of, the likeliest first.
  ///
  /// - Parameter own: The entries whose headword it is.
  private mutating func readings(
    of text: String, own: [DictionaryEntry], _ inflections: [Inflection], limit: Int
  ) async -> [Reading] {
    guard !inflections.isEmpty else { return Reading(itself: own).map { [$0] } ?? [] }
    let ofForms = own.filter { entry in Self.isOfForm(entry, inflections) }
    let itself = Reading(itself: own.filter { !ofForms.contains($0) })
    var readings: [Reading] = []
    var spelling = text
    for inflection in inflections where readings.count < limit {
      // Forms with another case come after the headword with this spelling.
      if let itself, inflection.text != spelling, itself.headword == spelling { readings.appendOnce(itself) }
      spelling = inflection.text
      let entries = ofForms.filter { $0.headword == inflection.text && $0.partOfSpeech == inflection.partOfSpeech }
      // The headword that differs in case is among its entries already: *Essen* of *essen*.
      if let itself, inflection.headword == itself.headword || itself.entries.contains(where: { entries.isEmpty && $0.isOf(inflection) }) {
        readings.appendOnce(itself)
      } else if !entries.isEmpty {
        readings.appendOnce(Reading(inflection, entries: entries))
      } else if let reading = await reading(inflection) {
        readings.appendOnce(reading)
      }
    }
    if let itself, readings.count < limit { readings.appendOnce(itself) }
    return readings
  }

  /// Whether an entry is about an inflected form such as *меня*: its spelling is known as a form of its class, not as a headword.
  private static func isOfForm(_ entry: DictionaryEntry, _ inflections: [Inflection]) -> Bool {
    let same = inflections.filter { $0.text == entry.headword && $0.partOfSpeech == entry.partOfSpeech }
    return !same.isEmpty && !same.contains { $0.headword == entry.headword }
  }

  private mutating func readings(of divisions: [WordDivision], _ match: Reading.Match, limit: Int) async -> [Reading] {
    var readings: [Reading] = []
    for division in divisions {
      for inflection in division.inflections where readings.count < limit {
        guard var reading = await reading(inflection)?.matched(match) else { continue }
        reading.parts = division.parts
        readings.appendOnce(reading)
      }
    }
    return readings
  }

  /// The inflection with the entries of its headword; `nil` when no source has the headword in this part of speech.
  private mutating func reading(_ inflection: Inflection) async -> Reading? {
    let entries = await askLocal(for: inflection.headword).filter {
      $0.headword == inflection.headword && ($0.partOfSpeech ?? inflection.partOfSpeech) == inflection.partOfSpeech
    }
    return entries.isEmpty ? nil : Reading(inflection, entries: entries)
  }

  /// The first guessed base form that a source has.
  private mutating func guessed(_ text: String, _ baseForms: BaseForms) async -> Reading? {
    let words = text.split(separator: " ")
    var ofWords: [String: [Inflection]] = [:]
    if (2...BaseForms.maximumWords).contains(words.count) {
      for word in words { ofWords[word.lowercased()] = await inflections(of: String(word), .exact) }
    }
    for candidate in baseForms.candidates(for: text, inflections: ofWords) {
      let entries = await askLocal(for: candidate).filter {
        words.count > 1 ? !isOtherName($0, than: candidate, in: text) : !isDoubtful($0, for: text)
      }
      // Base forms of phrases count as certain, those of single words as guessed.
      if let reading = Reading(itself: entries) { return reading.matched(words.count > 1 ? .phrase : .guessed) }
    }
    return nil
  }

  /// Whether `entry` is a name that `text`, in small letters, is hardly a form of: *las casas blancas* are not several White Houses.
  private func isOtherName(_ entry: DictionaryEntry, than candidate: String, in text: String) -> Bool {
    entry.partOfSpeech == "proper noun" && entry.headword != candidate && !text.lowercased().hasSuffix(candidate.lowercased())
  }

  /// Whether `entry` is unlikely to be the base form of `text`, because its source would list this form. Rules find forms that sources
  /// lack, such as diminutives, but they match short and uninflected words by chance. Of a Spanish verb no form is lacking: *cabalo* is a slip
  /// for *caballo* rather than *caba* and *lo*.
  private func isDoubtful(_ entry: DictionaryEntry, for text: String) -> Bool {
    let isInflected = entry.partOfSpeech.map { Self.inflected.contains($0) || direction.from == .russian && $0 == "proper noun" } ?? true
    let isSpanishVerb = direction.from == .spanish && entry.partOfSpeech == "verb"
    guard text.count < Self.shortestGuessed || !isInflected || isSpanishVerb else { return false }
    return local.contains { $0.knowsForms && $0.name == entry.source }
  }

  private static let shortestGuessed = 5
  private static let inflected: Set = ["noun", "verb", "adjective", "adverb"]
}

extension LookUpQuery {
  func inflections(of text: String, _ match: SpellingMatch) async -> [Inflection] {
    for source in local {
      let inflections = await source.inflections(of: text, in: direction.from, match)
      if !inflections.isEmpty { return inflections }
    }
    return []
  }

  private func divisions(of text: String) async -> [WordDivision] {
    for source in local {
      let divisions = await source.divisions(of: text, in: direction.from)
      if !divisions.isEmpty { return divisions }
    }
    return []
  }

  /// The entries of all local sources. A source that fails is not asked again.
  private mutating func askLocal(for text: String) async -> [DictionaryEntry] {
    if let entries = remembered?[text] { return entries }
    var entries: [DictionaryEntry] = []
    for source in local {
      let failed = failures.count
      entries += await ask(source, for: text)
      if failures.count > failed { local.removeAll { $0.name == source.name } }
    }
    if !entries.isEmpty, failures.isEmpty { remembered?[text] = entries }
    return entries
  }

  /// The acceptable entries of one source; empty when it fails, which is recorded.
  mutating func ask(_ source: any DictionarySource, for text: String) async -> [DictionaryEntry] {
    do {
      guard remembered == nil else {
        return try await source.briefEntries(for: text, in: direction, policy: policy).compactMap(\.acceptable)
      }
      return try await source.entries(for: text, in: direction, policy: policy).compactMap(\.acceptable)
    } catch {
      failures.append(SourceFailure(source: source.name, error: error))
      return []
    }
  }

  /// Divides a phrase into its longest known parts and the single words between them; empty for a single word or a long text.
  private mutating func partsOfPhrase(_ text: String) async -> [LookUpAnswer.Part] {
    let words = text.split(separator: " ").map(String.init)
    guard (2...Self.maximumPhraseWords).contains(words.count) else { return [] }
    var parts: [LookUpAnswer.Part] = []
    var start = 0
    while start < words.count {
      var end = words.count
      var reading: Reading?
      while reading == nil, end > start {
        let part = words[start..<end].joined(separator: " ")
        reading = await readings(of: TypedText(part, in: direction.from).spellings.last ?? part).first
        if reading == nil { end -= 1 }
      }
      end = max(end, start + 1)
      parts.append(LookUpAnswer.Part(text: words[start..<end].joined(separator: " "), reading: reading))
      start = end
    }
    return parts.contains { $0.reading != nil } ? parts : []
  }

  /// The maximum number of words; longer texts are not phrases.
  private static let maximumPhraseWords = 12

  /// The answer for one or more readings.
  private func answer(_ readings: [Reading]) -> LookUpAnswer {
    // A form that is a headword too keeps the entries of both: *weiß* is a form of *wissen*, and white.
    let itself = readings.first?.forms.isEmpty == false ? readings.first { $0.match == .exact && $0.baseForm == nil } : nil
    var answer = answer((readings.first?.entries ?? []) + (itself?.entries ?? []), baseForm: readings.first?.baseForm)
    answer.readings = readings
    return answer
  }

  /// The answer for these entries.
  func answer(_ entries: [DictionaryEntry], baseForm: String? = nil) -> LookUpAnswer {
    let reason = entries.isEmpty ? failures.lazy.compactMap(\.error.pendingReason).first : nil
    return LookUpAnswer(direction: direction, entries: entries, baseForm: baseForm, pendingReason: reason, failures: failures)
  }
}

extension DictionaryEntry {
  fileprivate func isOf(_ inflection: Inflection) -> Bool {
    headword == inflection.headword && (partOfSpeech ?? inflection.partOfSpeech) == inflection.partOfSpeech
  }
}

extension [Reading] {
  /// Adds a reading, or merges it with one of the same headword that has the same forms or the same part of speech.
  fileprivate mutating func appendOnce(_ reading: Reading) {
    let same =
      { $0.headword == reading.headword && ($0.forms == reading.forms || $0.partOfSpeech == reading.partOfSpeech) } as (Reading) -> Bool
    guard let place = firstIndex(where: same) else {
      append(reading)
      return
    }
    let entries = self[place].entries
    self[place].entries += reading.entries.filter { !entries.contains($0) }
  }
}

import CoreModule

/// One look-up while it goes on.
struct Question {
  /// The sources on this machine that can still be asked.
  var local: [any DictionarySource]
  let direction: Direction
  let asking: Asking
  var failures: [SourceFailure] = []

  /// What the sources on this machine know: about the whole, or else about its parts.
  mutating func answerOfLocal(to typed: String) async -> LookUpAnswer {
    for text in TypedText(typed, in: direction.from).spellings {
      let readings = await readings(of: text)
      if !readings.isEmpty { return answer(readings) }
    }
    var answer = answer([DictionaryEntry]())
    answer.parts = await partsOfPhrase(typed)
    return answer
  }

  /// The ways to understand `text`.
  ///
  /// What is spelled exactly so comes first: the headword, the forms of others, words that are written as one. Only when there is nothing,
  /// accents may differ; then come compounds, and last the base forms that are guessed by rule.
  private mutating func readings(of text: String) async -> [Reading] {
    let entries = await askLocal(for: text)
    let inflections = await inflections(of: text, .exact)
    let own = entries.filter { SpellingMatch.exact.holds(of: $0.headword, and: text) }
    let exact = await readings(of: text, own: own, inflections)
    if !exact.isEmpty { return exact }
    let divisions = await divisions(of: text)
    let joined = await readings(of: divisions.filter { !$0.isCompound }, .exact)
    if !joined.isEmpty { return joined }
    let baseForms = BaseForms(of: direction.from)
    // A word that is there, but without a translation, is no other word.
    if inflections.isEmpty {
      let careless = entries.contains { baseForms.isSpelling(text, of: $0.headword) } ? entries : []
      let others = await self.inflections(of: text, .withoutAccents)
      let ofForms = careless.filter { Self.isOfForm($0, others) }
      let itself = Reading(itself: careless.filter { !ofForms.contains($0) })
      let unaccented = await readings(of: text, own: ofForms, others).reduce(into: itself.map { [$0] } ?? []) { $0.appendOnce($1) }
      if !unaccented.isEmpty { return unaccented.map { $0.matched(.otherAccents) } }
    }
    let compounds = await readings(of: divisions.filter(\.isCompound), .compound)
    if !compounds.isEmpty { return compounds }
    if let guessed = await guessed(text, baseForms) { return [guessed] }
    return Reading(itself: entries).map { [$0.matched(.otherAccents)] } ?? []
  }

  /// The headwords that `text` is or is a form of, the likeliest first.
  ///
  /// - Parameter own: The entries whose headword it is.
  private mutating func readings(of text: String, own: [DictionaryEntry], _ inflections: [Inflection]) async -> [Reading] {
    guard !inflections.isEmpty else { return Reading(itself: own).map { [$0] } ?? [] }
    let ofForms = own.filter { entry in Self.isOfForm(entry, inflections) }
    let itself = Reading(itself: own.filter { !ofForms.contains($0) })
    var readings: [Reading] = []
    var spelling = text
    for inflection in inflections {
      // What is spelled in other case comes after the headword that is spelled like this.
      if let itself, inflection.text != spelling, itself.headword == spelling { readings.appendOnce(itself) }
      spelling = inflection.text
      let entries = ofForms.filter { $0.headword == inflection.text && $0.partOfSpeech == inflection.partOfSpeech }
      if let itself, inflection.headword == itself.headword {
        readings.appendOnce(itself)
      } else if !entries.isEmpty {
        readings.appendOnce(Reading(inflection, entries: entries))
      } else if let reading = await reading(inflection) {
        readings.appendOnce(reading)
      }
    }
    if let itself { readings.appendOnce(itself) }
    return readings
  }

  /// Whether an entry is about a form, as one of *меня* may be: forms of its class are known for its spelling, and it is not known as a headword.
  private static func isOfForm(_ entry: DictionaryEntry, _ inflections: [Inflection]) -> Bool {
    let same = inflections.filter { $0.text == entry.headword && $0.partOfSpeech == entry.partOfSpeech }
    return !same.isEmpty && !same.contains { $0.headword == entry.headword }
  }

  private mutating func readings(of divisions: [WordDivision], _ match: Reading.Match) async -> [Reading] {
    var readings: [Reading] = []
    for division in divisions {
      for inflection in division.inflections {
        guard var reading = await reading(inflection)?.matched(match) else { continue }
        reading.parts = division.parts
        readings.appendOnce(reading)
      }
    }
    return readings
  }

  /// The inflection with the entries of its headword; `nil` when no source has one of its part of speech.
  private mutating func reading(_ inflection: Inflection) async -> Reading? {
    let entries = await askLocal(for: inflection.headword).filter {
      $0.headword == inflection.headword && ($0.partOfSpeech ?? inflection.partOfSpeech) == inflection.partOfSpeech
    }
    return entries.isEmpty ? nil : Reading(inflection, entries: entries)
  }

  /// The first base form by rule that a source has.
  private mutating func guessed(_ text: String, _ baseForms: BaseForms) async -> Reading? {
    let words = text.split(separator: " ")
    var known: [String: [Inflection]] = [:]
    if (2...BaseForms.mostWords).contains(words.count) {
      for word in words { known[word.lowercased()] = await inflections(of: String(word), .exact) }
    }
    for candidate in baseForms.candidates(for: text, knowing: known) {
      let entries = await askLocal(for: candidate).filter { words.count > 1 || !isDoubtful($0, for: text) }
      // A single word is guessed; what a phrase is a form of is there, or is not.
      if let reading = Reading(itself: entries) { return reading.matched(words.count > 1 ? .phrase : .guessed) }
    }
    return nil
  }

  /// Whether a source that knows the forms of `entry` would know `text` if it was one: rules find longer words that it lacks, such as
  /// diminutives, but behind a short word, and as names or small words, they find another word by chance.
  private func isDoubtful(_ entry: DictionaryEntry, for text: String) -> Bool {
    let isInflected = entry.partOfSpeech.map { Self.inflected.contains($0) || direction.from == .russian && $0 == "proper noun" } ?? true
    guard text.count < Self.shortestGuessed || !isInflected else { return false }
    return local.contains { $0.knowsForms && $0.name == entry.source }
  }

  private static let shortestGuessed = 5
  private static let inflected: Set = ["noun", "verb", "adjective", "adverb"]
}

extension Question {
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

  /// The entries of all sources on this machine. One that cannot be asked is not asked again.
  private mutating func askLocal(for text: String) async -> [DictionaryEntry] {
    var entries: [DictionaryEntry] = []
    for source in local {
      let failed = failures.count
      entries += await ask(source, for: text)
      if failures.count > failed { local.removeAll { $0.name == source.name } }
    }
    return entries
  }

  /// The entries of one source, as they may be shown and kept; none when it cannot be asked, which is noted.
  mutating func ask(_ source: any DictionarySource, for text: String) async -> [DictionaryEntry] {
    do {
      return try await source.entries(for: text, in: direction, asking: asking).compactMap(\.acceptable)
    } catch {
      failures.append(SourceFailure(source: source.name, error: error))
      return []
    }
  }

  /// The longest phrases that are entries and the single words between them; none for a single word, or for a text too long for a phrase.
  private mutating func partsOfPhrase(_ text: String) async -> [LookUpAnswer.Part] {
    let words = text.split(separator: " ").map(String.init)
    guard (2...Self.mostWordsOfPhrase).contains(words.count) else { return [] }
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

  /// Longer texts are no phrases.
  private static let mostWordsOfPhrase = 12

  /// The answer of the readings, one or more.
  private func answer(_ readings: [Reading]) -> LookUpAnswer {
    var answer = answer(readings.first?.entries ?? [], baseForm: readings.first?.baseForm)
    answer.readings = readings
    return answer
  }

  /// The answer of these entries.
  func answer(_ entries: [DictionaryEntry], baseForm: String? = nil) -> LookUpAnswer {
    let reason = entries.isEmpty ? failures.lazy.compactMap(\.error.pendingReason).first : nil
    return LookUpAnswer(direction: direction, entries: entries, baseForm: baseForm, pendingReason: reason, failures: failures)
  }
}

extension [Reading] {
  /// Adds a reading. It becomes one with another of the same headword: the same form of another part of speech, or another form of the same.
  fileprivate mutating func appendOnce(_ reading: Reading) {
    let same =
      { $0.headword == reading.headword && ($0.forms == reading.forms || $0.partOfSpeech == reading.partOfSpeech) } as (Reading) -> Bool
    guard let place = firstIndex(where: same) else {
      append(reading)
      return
    }
    let known = self[place].entries
    self[place].entries += reading.entries.filter { !known.contains($0) }
  }
}

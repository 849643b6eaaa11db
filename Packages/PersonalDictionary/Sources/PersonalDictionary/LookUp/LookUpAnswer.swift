import CoreModule

/// The result of a look-up.
public struct LookUpAnswer: Equatable, Sendable {
  /// The direction of the look-up.
  public var direction: Direction
  /// The entries of the first reading, in the user's order of sources.
  public var entries: [DictionaryEntry]
  /// The readings of the word, the likeliest first.
  public var readings: [Reading] = []
  /// The parts of a phrase that is unknown as a whole.
  public var parts: [Part] = []
  /// The other languages that have the word, when it is unknown in the requested one.
  public var detected: [DetectedWord] = []
  /// Suggestions, the likeliest first, if requested and nothing was found.
  public var suggestions: [SuggestedSpelling] = []
  /// The base form that the entries belong to, when the word itself is not a headword: `dog` for dogs.
  public var baseForm: String?
  /// Why a source gave no answer; `nil` when something was found or all answered.
  public var pendingReason: PendingReason?
  /// The sources that gave no answer, even when others knew the word.
  public var failures: [SourceFailure] = []

  /// Creates an answer.
  public init(
    direction: Direction, entries: [DictionaryEntry], baseForm: String? = nil, pendingReason: PendingReason? = nil,
    failures: [SourceFailure] = []
  ) {
    self.direction = direction
    self.entries = entries
    self.baseForm = baseForm
    self.pendingReason = pendingReason
    self.failures = failures
  }

  /// The translations of all entries, best first: those of the first source that has the text before those of the next one. Of each source,
  /// the commonest senses of all usual parts of speech come before the second ones, and first translations before second ones; those of
  /// unusual parts of speech come last. What is spelled otherwise than the first entry, as *Seine* is for *seine*, comes after all of that.
  public var translations: [String] { entries.translations() }

  /// A part of a phrase.
  public struct Part: Equatable, Sendable {
    /// The part as it was typed.
    public let text: String
    /// The likeliest reading; `nil` when the part is unknown too.
    public let reading: Reading?
  }

  /// The words of which the text consists; empty for a single word.
  public var partTexts: [String] { parts.isEmpty ? readings.first?.parts ?? [] : parts.map(\.text) }

  /// Whether only parts of the text are known, which do not mean the same as the whole.
  public var isOfParts: Bool { !parts.isEmpty || readings.first?.match == .compound }

  /// Whether the whole text was found.
  var isFound: Bool { !isOfParts && entries.contains { $0.senses.contains { !$0.translations.isEmpty } } }

  /// The entries of the whole text, as a word is saved with them: of a form of several words, as *fui* is of *ser* and *ir*, those of all.
  /// Empty when only parts are known.
  var entriesOfWhole: [DictionaryEntry] {
    isOfParts ? [] : alikeReadings.dropFirst().flatMap(\.entries).reduce(into: entries) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The likeliest reading, and those in which the text is the same form of another word.
  private var alikeReadings: [Reading] {
    guard let first = readings.first else { return [] }
    return [first] + readings.dropFirst().filter { $0.isSameForm(as: first) }
  }

  /// The words of which `text`, which was looked up, is a form; empty when it is a headword itself, perhaps with an article.
  public func bases(of text: String) -> [String] {
    guard isFound, !readings.contains(where: { $0.match == .exact && $0.baseForm == nil }) else { return [] }
    let words = text.split { !$0.isLetter && $0 != "-" }
    return alikeReadings.compactMap(\.baseForm).filter { !words.contains($0[...]) }.withoutRepeats()
  }

  /// The words of which the text consists, when only they are known, not the whole; otherwise empty.
  public var partsOnly: [String] { isOfParts ? partTexts : [] }

  /// The dictionary's spelling of `text` when it differs in accents or case, as *árbol* for *arbol* and *Haus* for *haus*; `nil` when
  /// `text` is spelled as a dictionary spells it.
  func otherSpelling(of text: String) -> String? {
    let text = text.replacing("’", with: "'")
    guard isFound, let reading = readings.first, reading.parts.isEmpty, reading.match == .exact || reading.match == .otherAccents,
      !readings.contains(where: { $0.spelling == text })
    else { return nil }
    return reading.spelling
  }

  /// The answer as stored with a word; `nil` when the whole text was not found.
  public var found: FoundTranslation? {
    guard isFound, let first = entries.first else { return nil }
    let bases = alikeReadings.compactMap(\.baseForm).withoutRepeats()
    return FoundTranslation(
      translations: entriesOfWhole.translations(), partOfSpeech: first.partOfSpeech, source: first.source,
      baseForm: bases.isEmpty ? baseForm : bases.joined(separator: FoundTranslation.baseSeparator)
    )
  }
}

/// A known text that is spelled almost like an unknown one.
public struct SuggestedSpelling: Equatable, Sendable {
  /// The known text.
  public let text: String
  /// Its language.
  public let language: Language
  /// Whether this is not the requested language.
  public let isOfOtherLanguage: Bool
}

/// A source that gave no answer.
public struct SourceFailure: Equatable, Sendable {
  /// The name of the source.
  public let source: String
  /// Why it gave no answer.
  public let error: DictionarySourceError
}

extension [DictionaryEntry] {
  /// Their translations, best first, as ``LookUpAnswer/translations`` has them.
  ///
  /// - Parameter limit: The maximum number of translations.
  func translations(limit: Int = .max) -> [String] {
    var found: [String] = []
    for senses in parts.map(\.alternatingSenses) {
      var (place, isAtEnd) = (0, false)
      while !isAtEnd {
        isAtEnd = true
        for sense in senses where place < sense.translations.count {
          isAtEnd = false
          // There are few translations, so a set would cost more than it saves.
          if !found.contains(sense.translations[place]) { found.append(sense.translations[place]) }
          if found.count == limit { return found }
        }
        place += 1
      }
    }
    return found
  }

  /// The entries of one source before those of the next, among them those that are spelled like the first, and of these the usual parts of
  /// speech before the unusual ones.
  private var parts: [[DictionaryEntry]] {
    if allSatisfy({ !$0.isUnusual && $0.source == self[0].source && $0.headword == self[0].headword }) { return [self] }
    var sources: [String] = []
    for entry in self where !sources.contains(entry.source) { sources.append(entry.source) }
    return sources.flatMap { source in
      [true, false].flatMap { isSame in
        [false, true].map { isUnusual in
          filter { $0.source == source && ($0.headword == self[0].headword) == isSame && $0.isUnusual == isUnusual }
        }
      }
    }
  }

  /// The first sense of each entry, then the second of each, and so on.
  private var alternatingSenses: [Sense] {
    if count == 1 { return self[0].senses }
    var senses: [Sense] = []
    var place = 0
    while true {
      let before = senses.count
      for entry in self where place < entry.senses.count { senses.append(entry.senses[place]) }
      if senses.count == before { return senses }
      place += 1
    }
  }
}

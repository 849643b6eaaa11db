import CoreDictionaryFormat
import PersonalDictionary

/// Meanings gathered into entries: one for each spelling and part of speech, the best first.
struct Articles {
  private let meanings: [Meaning]
  private let notes: StoredNotes

  /// The most senses an entry shows.
  static let mostSenses = 8
  /// A sense with a smaller share of the best score is noise: the headword stands at the end of a doubtful row about something else.
  static let leastShare = 0.15

  init(meanings: [Meaning], notes: StoredNotes) {
    self.meanings = meanings
    self.notes = notes
  }

  func entries(source: String) -> [DictionaryEntry] {
    let support = Support(of: meanings)
    let groups = Dictionary(grouping: meanings.enumerated()) { $1.heading }
    let articles = groups.map { heading, members in
      Article(heading: heading, place: members[0].offset, meanings: members.map(\.element), support: support)
    }
    return articles.sorted().map { $0.entry(source: source, notes) }
  }
}

/// One entry in the making.
struct Article: Comparable {
  private let heading: Headword
  private let closeness: Closeness
  private let score: Double
  private let place: Int
  private let gender: Gender
  private let senses: [Sense]

  init(heading: Headword, place: Int, meanings: [Meaning], support: Support) {
    let ranked = meanings.enumerated().map { (place: $0, meaning: $1, score: support.score(of: $1)) }
      .sorted { ($1.score, $0.place) < ($0.score, $1.place) }
    self.heading = heading
    self.place = place
    closeness = meanings.map(\.closeness).min() ?? .otherAccents
    gender = meanings[0].gender
    let best = ranked.first?.score ?? 0
    score = best
    var senses: [Sense] = []
    let asides = ranked.filter { $0.score >= Articles.leastShare * best }.compactMap { senses.merge($0.meaning) }
    for aside in asides { senses.add(aside) }
    self.senses = senses
  }

  static func < (one: Article, other: Article) -> Bool {
    (one.closeness, other.score, one.place) < (other.closeness, one.score, other.place)
  }

  func entry(source: String, _ notes: StoredNotes) -> DictionaryEntry {
    var details = notes.details(of: heading.text, heading.partOfSpeech)
    details.gender = gender
    return DictionaryEntry(
      headword: heading.text, partOfSpeech: heading.partOfSpeech.term, source: source, details: details,
      senses: Array(senses.prefix(Articles.mostSenses))
    )
  }
}

extension Sense {
  /// What a row says, or only some of its translations.
  fileprivate init(_ meaning: Meaning, translations: [String]) {
    self.init(
      translations: translations, gloss: meaning.gloss?.text, isRare: meaning.isRare,
      examples: meaning.gloss.flatMap { $0.example.isEmpty ? nil : [UsageExample(source: $0.example, target: nil)] } ?? []
    )
    take(genders: meaning)
  }

  /// Takes in a row that adds words to the sense.
  fileprivate mutating func widen(by meaning: Meaning, _ added: [String]) {
    translations += added
    isRare = isRare && meaning.isRare
    take(genders: meaning)
  }

  private mutating func take(genders meaning: Meaning) {
    for (translation, gender) in zip(meaning.translations, meaning.genders) where !gender.isEmpty { genders[translation] = gender }
  }
}

extension [Sense] {
  /// Adds the sense of a row.
  ///
  /// One that only adds words to an earlier one widens it; but where the row means the headword in a narrower way, the added words are a sense
  /// of their own: *Haus* and *Dynastie* are two senses of *house*. A sense that merely contains an earlier one is another meaning:
  /// *tense, time* is no wider form of *time*.
  ///
  /// - Returns: The sense of its own, which belongs behind those that rows are about.
  fileprivate mutating func merge(_ meaning: Meaning) -> Sense? {
    let translations = meaning.translations
    guard
      let narrower = firstIndex(where: {
        $0.translations.first == translations.first && Set(translations).isSuperset(of: $0.translations)
      })
    else {
      add(Sense(meaning, translations: translations))
      return nil
    }
    let added = translations.filter { !self[narrower].translations.contains($0) }
    if meaning.isNarrowed { return Sense(meaning, translations: added) }
    self[narrower].widen(by: meaning, added)
    return nil
  }

  /// Adds a sense, unless an earlier one says the same or more.
  fileprivate mutating func add(_ sense: Sense) {
    if !sense.translations.isEmpty, !contains(where: { Set($0.translations).isSuperset(of: sense.translations) }) { append(sense) }
  }
}

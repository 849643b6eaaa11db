import CoreDictionaryFormat
import PersonalDictionary

/// Groups meanings into entries by spelling and part of speech, the best first.
struct EntryGrouping {
  private let meanings: [Meaning]
  private let notes: StoredNotes

  /// The maximum number of senses of an entry.
  static let maximumSenses = 8
  /// A sense whose share of the best score is smaller is noise, from an uncertain row about something else.
  static let leastShare = 0.15
  /// An entry whose share of the first entry's score is smaller is unusual.
  static let leastUsage = 0.5

  init(meanings: [Meaning], notes: StoredNotes) { (self.meanings, self.notes) = (meanings, notes) }

  func entries(source: String) -> [DictionaryEntry] {
    let support = Support(of: meanings)
    // A noun whose gender depends on the meaning has an entry for each gender.
    var groups: [(heading: Headword, gender: Gender, places: [Int])] = []
    for place in meanings.indices {
      let (heading, gender) = (meanings[place].heading, meanings[place].gender)
      if let group = groups.firstIndex(where: { $0.heading == heading && $0.gender == gender }) {
        groups[group].places.append(place)
      } else {
        groups.append((heading, gender, [place]))
      }
    }
    var drafts = groups.map { EntryDraft(heading: $0.heading, at: $0.places, in: meanings, support: support) }
    if drafts.count > 1 { drafts.sort() }
    let least = Self.leastUsage * (drafts.first?.usage ?? 0)
    return drafts.map { $0.entry(source: source, notes, isUnusual: $0.usage < least) }
  }
}

/// An entry under construction.
struct EntryDraft: Comparable {
  private let heading: Headword
  private let closeness: Closeness
  private let score: Double
  private let place: Int
  private let gender: Gender
  private let senses: [Sense]

  /// - Parameter places: The indices of the entry's meanings in `meanings`.
  init(heading: Headword, at places: [Int], in meanings: [Meaning], support: Support) {
    var ranked = places.map { (place: $0, score: support.score(of: meanings[$0])) }
    if ranked.count > 1 { ranked.sort { ($1.score, $0.place) < ($0.score, $1.place) } }
    self.heading = heading
    place = places[0]
    closeness = places.lazy.map { meanings[$0].closeness }.min() ?? .otherAccents
    gender = meanings[places[0]].gender
    let best = ranked[0].score
    score = best
    var senses: [Sense] = []
    var asides: [Sense] = []
    for item in ranked where item.score >= EntryGrouping.leastShare * best {
      if let aside = senses.merge(meanings[item.place]) { asides.append(aside) }
    }
    for aside in asides { senses.add(aside) }
    self.senses = senses
  }

  static func < (one: EntryDraft, other: EntryDraft) -> Bool {
    (one.closeness, other.score, one.place) < (other.closeness, one.score, other.place)
  }

  /// How usual the word is in this part of speech. The scores of hand-written answers only put these in order, so they are capped.
  var usage: Double { min(score, EntryDraft.usageOfAnswers) }

  private static let usageOfAnswers = 220.0

  func entry(source: String, _ notes: StoredNotes, isUnusual: Bool) -> DictionaryEntry {
    var details = notes.details(of: heading.text, heading.partOfSpeech)
    details.gender = gender
    var entry = DictionaryEntry(
      headword: heading.text, partOfSpeech: heading.partOfSpeech.term, source: source, details: details,
      senses: Array(senses.prefix(EntryGrouping.maximumSenses))
    )
    entry.isUnusual = isUnusual
    return entry
  }
}

extension Sense {
  /// Creates the sense of a row, with some or all of its translations.
  fileprivate init(_ meaning: Meaning, translations: [String]) {
    self.init(
      translations: translations, gloss: meaning.gloss?.text, isRare: meaning.isRare,
      examples: meaning.gloss.flatMap { $0.example.isEmpty ? nil : [UsageExample(source: $0.example, target: nil)] } ?? []
    )
    take(genders: meaning)
  }

  /// Adds the words of another row to the sense.
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
  /// A row that adds words to an earlier sense widens it, unless it narrows the headword: then the added words are a separate sense, as
  /// *Haus* and *Dynastie* for *house*. So does a row with the same first word, as *smell, sniff* after *smell, smell of*. A sense that merely
  /// contains an earlier one is a different meaning: *tense, time* does not widen *time*.
  ///
  /// - Returns: The separate sense, which comes after the main senses of rows.
  fileprivate mutating func merge(_ meaning: Meaning) -> Sense? {
    let translations = meaning.translations
    guard
      let narrower = firstIndex(where: {
        $0.translations.first == translations.first
          && (translations.includes($0.translations) || !meaning.isNarrowed)
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

  /// Adds a sense, unless its words are all in earlier ones.
  fileprivate mutating func add(_ sense: Sense) {
    if sense.translations.contains(where: { word in !contains { $0.translations.contains(word) } }) { append(sense) }
  }
}

extension [String] {
  /// Whether it has all of these texts. There are few, so a set would cost more than it saves.
  fileprivate func includes(_ others: [String]) -> Bool { others.allSatisfy(contains) }
}

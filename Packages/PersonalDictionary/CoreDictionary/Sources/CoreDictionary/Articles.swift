import CoreDictionaryFormat
import PersonalDictionary

/// Meanings gathered into entries: one for each spelling and part of speech, the best first.
struct Articles {
  private let meanings: [Meaning]

  /// The most senses an entry shows.
  static let mostSenses = 8
  /// A sense with a smaller share of the best score is noise: the headword stands at the end of a doubtful row about something else.
  static let leastShare = 0.15

  init(meanings: [Meaning]) { self.meanings = meanings }

  func entries(source: String) -> [DictionaryEntry] {
    let support = Support(of: meanings)
    let groups = Dictionary(grouping: meanings.enumerated()) { Heading(headword: $1.headword, partOfSpeech: $1.partOfSpeech) }
    let articles = groups.map { heading, members in
      Article(heading: heading, place: members[0].offset, meanings: members.map(\.element), support: support)
    }
    return articles.sorted().map { $0.entry(source: source) }
  }
}

/// What an entry is about.
struct Heading: Hashable {
  let headword: String
  let partOfSpeech: PartOfSpeech
}

/// One entry in the making.
struct Article: Comparable {
  private let heading: Heading
  private let closeness: Closeness
  private let score: Double
  private let place: Int
  private let senses: [[String]]

  init(heading: Heading, place: Int, meanings: [Meaning], support: Support) {
    let ranked = meanings.enumerated().map { (place: $0, meaning: $1, score: support.score(of: $1)) }
      .sorted { ($1.score, $0.place) < ($0.score, $1.place) }
    self.heading = heading
    self.place = place
    closeness = meanings.map(\.closeness).min() ?? .otherAccents
    let best = ranked.first?.score ?? 0
    score = best
    var senses: [[String]] = []
    let asides = ranked.filter { $0.score >= Articles.leastShare * best }.compactMap { senses.merge($0.meaning) }
    for aside in asides { senses.add(aside) }
    self.senses = senses
  }

  static func < (one: Article, other: Article) -> Bool {
    (one.closeness, other.score, one.place) < (other.closeness, one.score, other.place)
  }

  func entry(source: String) -> DictionaryEntry {
    DictionaryEntry(
      headword: heading.headword,
      partOfSpeech: heading.partOfSpeech.term,
      source: source,
      senses: senses.prefix(Articles.mostSenses).map { Sense(translations: $0) }
    )
  }
}

extension [[String]] {
  /// Adds the sense of a row.
  ///
  /// One that only adds words to an earlier one widens it; but where the row means the headword in a narrower way, the added words are a sense
  /// of their own: *Haus* and *Dynastie* are two senses of *house*. A sense that merely contains an earlier one is another meaning:
  /// *tense, time* is no wider form of *time*.
  ///
  /// - Returns: The sense of its own, which belongs behind those that rows are about.
  fileprivate mutating func merge(_ meaning: Meaning) -> [String]? {
    let translations = meaning.translations
    guard let narrower = firstIndex(where: { $0.first == translations.first && Set(translations).isSuperset(of: $0) }) else {
      add(translations)
      return nil
    }
    let added = translations.filter { !self[narrower].contains($0) }
    if meaning.isNarrowed { return added }
    self[narrower] += added
    return nil
  }

  /// Adds a sense, unless an earlier one says the same or more.
  fileprivate mutating func add(_ translations: [String]) {
    if !translations.isEmpty, !contains(where: { Set($0).isSuperset(of: translations) }) { append(translations) }
  }
}

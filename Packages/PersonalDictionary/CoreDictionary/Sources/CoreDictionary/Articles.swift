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
    senses = ranked.reduce(into: []) { senses, next in
      if next.score >= Articles.leastShare * best { senses.merge(next.meaning) }
    }
  }

  static func < (one: Article, other: Article) -> Bool {
    (one.closeness, other.score, one.place) < (other.closeness, one.score, other.place)
  }

  static func == (one: Article, other: Article) -> Bool {
    (one.closeness, one.score, one.place) == (other.closeness, other.score, other.place)
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
  /// Adds a sense, unless an earlier one says the same or more.
  ///
  /// One that only adds words to an earlier one widens it; but where the row means the headword in a narrower way, the added words are a sense
  /// of their own: *Haus* and *Dynastie* are two senses of *house*. A sense that merely contains an earlier one is another meaning:
  /// *tense, time* is no wider form of *time*.
  fileprivate mutating func merge(_ meaning: Meaning) {
    let translations = meaning.translations
    if contains(where: { Set($0).isSuperset(of: translations) }) { return }
    guard let narrower = firstIndex(where: { $0.first == translations.first && Set(translations).isSuperset(of: $0) }) else {
      return append(translations)
    }
    let added = translations.filter { !self[narrower].contains($0) }
    if meaning.isNarrowed { merge(added) } else { self[narrower] += added }
  }

  private mutating func merge(_ added: [String]) {
    if !contains(where: { Set($0).isSuperset(of: added) }) { append(added) }
  }
}

import CoreModule

/// How many words of a text each headword is and whether it is known, so that the known words can be counted again without reading it.
struct TextTally: Sendable {
  private struct Entry {
    let word: TextWord
    let count: Int
    var isKnown: Bool
  }

  private var entries: [Entry]
  /// Those of a headword, which may be several parts of speech.
  private let places: [String: [Int]]
  private(set) var count = WordCount()

  init(_ words: [(word: TextWord, standing: Standing, count: Int)]) {
    entries = words.map { word, standing, count in
      // The translations would take most of the room.
      let word = TextWord(headword: word.headword, rank: word.rank, isProperName: word.isProperName)
      return Entry(word: word, count: count, isKnown: !standing.isUnknown)
    }
    let headwords = entries.map(\.word.headword)
    places = Dictionary(grouping: headwords.indices) { headwords[$0] }
    for entry in entries { add(entry) }
  }

  private mutating func add(_ entry: Entry) {
    count.words += entry.count
    if entry.isKnown { count.known += entry.count }
  }

  /// Stores how well a headword is known now.
  mutating func setStanding(_ standing: Standing, of headword: String) {
    for place in places[headword, default: []] where entries[place].isKnown == standing.isUnknown {
      entries[place].isKnown.toggle()
      count.known += entries[place].isKnown ? entries[place].count : -entries[place].count
    }
  }

  /// Determines again which words are known.
  func refreshed(_ known: KnownWords, in languages: LanguagePair) async throws(StorageError) -> TextTally {
    let standings = try await known.standings(of: entries.map(\.word), in: languages)
    return TextTally(zip(entries, standings).map { ($0.word, $1, $0.count) })
  }
}

import CoreModule

/// How often each headword stands in a text and whether it is known, so that the known words can be counted again without reading it.
struct TextTally: Sendable {
  private struct Entry {
    let word: TextWord
    let count: Int
    var isKnown: Bool
  }

  private var entries: [Entry]
  private let places: [String: Int]
  private(set) var count = WordCount()

  init(_ words: [(word: TextWord, standing: Standing, count: Int)]) {
    entries = words.map { word, standing, count in
      // The translations would take most of the room.
      let word = TextWord(headword: word.headword, rank: word.rank, isProperName: word.isProperName)
      return Entry(word: word, count: count, isKnown: !standing.isUnknown)
    }
    places = Dictionary(entries.enumerated().map { ($0.element.word.headword, $0.offset) }) { first, _ in first }
    for entry in entries { add(entry) }
  }

  private mutating func add(_ entry: Entry) {
    count.words += entry.count
    if entry.isKnown { count.known += entry.count }
  }

  /// Stores how well a headword is known now.
  mutating func setStanding(_ standing: Standing, of headword: String) {
    guard let place = places[headword], entries[place].isKnown == standing.isUnknown else { return }
    entries[place].isKnown.toggle()
    count.known += entries[place].isKnown ? entries[place].count : -entries[place].count
  }

  /// Determines again which words are known.
  func refreshed(_ known: KnownWords, in languages: LanguagePair) async throws(StorageError) -> TextTally {
    let standings = try await known.standings(of: entries.map(\.word), in: languages)
    return TextTally(zip(entries, standings).map { ($0.word, $1, $0.count) })
  }
}

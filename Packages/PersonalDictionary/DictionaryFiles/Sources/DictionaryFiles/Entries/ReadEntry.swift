import CoreModule
import PersonalDictionary

/// An article as it was read, with what tells it from others with the same headword.
struct ReadEntry: Equatable {
  var entry: DictionaryEntry
  /// How the headword is pronounced, where the article says it.
  var pronunciation: String?
}

/// Articles in an order that puts first what was asked for.
enum Headwords {
  /// The articles, those whose headword is spelled as `text` first, then those that differ in case and accents, then the rest.
  ///
  /// In some dictionaries the headwords of phrases are cut down to their first word: `house` for “house charge”, with the pronunciation of the
  /// whole. So of articles that have no part of speech the ones that are much longer to pronounce come last.
  static func ranked(_ entries: [ReadEntry], for text: String) -> [DictionaryEntry] {
    let folded = FoldedText(text)
    let shortest = entries.compactMap(\.length).min() ?? 0
    let ranks = entries.map { read -> (Int, Int) in
      let spelling = read.entry.headword == text ? 0 : FoldedText(read.entry.headword) == folded ? 1 : 2
      guard read.entry.partOfSpeech == nil, let length = read.length else { return (spelling, 0) }
      return (spelling, length - shortest)
    }
    let order = entries.indices.sorted { (ranks[$0].0, ranks[$0].1, $0) < (ranks[$1].0, ranks[$1].1, $1) }
    return order.map { entries[$0].entry }
  }
}

extension ReadEntry {
  /// How long the pronunciation is. A stress mark counts twice: where only some articles have it, theirs was made up for a cut headword.
  fileprivate var length: Int? {
    pronunciation.map { $0.unicodeScalars.count + $0.unicodeScalars.count { $0 == "ˈ" || $0 == "ˌ" } }
  }
}

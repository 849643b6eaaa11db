import CoreModule
import PersonalDictionary

/// A parsed article, with its pronunciation.
struct ReadEntry: Equatable {
  var entry: DictionaryEntry
  /// The pronunciation of the headword, if the article has one.
  var pronunciation: String?
}

/// Orders articles by how well they match.
enum Headwords {
  /// The articles whose headword is exactly `text`, then those that differ only in case and accents, then the rest.
  ///
  /// Some dictionaries cut the headword of a phrase to its first word: `house` for “house charge”, with the pronunciation of the whole
  /// phrase. So of articles without a part of speech, those with a much longer pronunciation come last.
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
  /// The length of the pronunciation. Stress marks count twice, since they suggest the pronunciation of a whole phrase.
  fileprivate var length: Int? {
    pronunciation.map { $0.unicodeScalars.count + $0.unicodeScalars.count { $0 == "ˈ" || $0 == "ˌ" } }
  }
}

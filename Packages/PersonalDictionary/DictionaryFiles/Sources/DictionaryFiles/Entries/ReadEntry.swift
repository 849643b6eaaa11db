import CoreModule
import PersonalDictionary

/// A parsed article, with its pronunciation.
struct ReadEntry: Equatable {
  var entry: DictionaryEntry
  /// The pronunciation of the headword, if the article has one.
  var pronunciation: String?
  /// For each sense, the article that has its translations; empty when no sense refers to another.
  var references: [CrossReference?] = []

  /// The article with the senses that its references lead to, each named in their context; `nil` when nothing is left to show.
  func resolved(
    _ senses: (CrossReference) throws(SourceFault) -> [Sense]
  ) throws(SourceFault) -> ReadEntry? {
    guard references.contains(where: { $0 != nil }) else { return self }
    var resolved = self
    resolved.references = []
    resolved.entry.senses = []
    for (sense, reference) in zip(entry.senses, references) {
      guard let reference else {
        resolved.entry.senses.append(sense)
        continue
      }
      resolved.entry.senses += try senses(reference).map { found in
        var found = found
        found.context = sense.context + found.context
        return found
      }
    }
    return resolved.entry.senses.isEmpty ? nil : resolved
  }
}

extension ReadEntry {
  /// The article with its references as they are written, for those that lead nowhere: “I’m” is `= I am`. `nil` when there are none, or only
  /// to itself.
  var namingReferences: ReadEntry? {
    var naming = self
    naming.references = []
    naming.entry.senses = zip(entry.senses, references).compactMap { sense, reference in
      guard let reference, FoldedText(reference.headword) != FoldedText(entry.headword) else { return nil }
      return Sense(translations: [reference.text], context: sense.context.filter { $0 != reference.text })
    }
    return naming.entry.senses.isEmpty ? nil : naming
  }

  /// The article without senses that only refer to another one; `nil` when none is left.
  var withoutReferences: ReadEntry? {
    var own = self
    own.references = []
    own.entry.senses = entry.senses.filter { !$0.translations.isEmpty }
    return own.entry.senses.isEmpty ? nil : own
  }
}

/// Orders articles by how well they match.
enum Headwords {
  /// The articles whose headword is exactly `text`, then those that differ only in case and accents, then the rest.
  ///
  /// Some dictionaries cut the headword of a phrase to its first word: `go` for “go to bed”, with the pronunciation of the whole phrase. These
  /// articles are left out, as far as the pronunciation tells; of others without a part of speech, those with a longer one come last.
  static func ranked(_ entries: [ReadEntry], for text: String) -> [DictionaryEntry] {
    let entries = entries.filter { entry in !entry.isCut && !entries.contains { entry.isCut(comparedWith: $0) } }
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
  /// The sounds of a word whose part of speech is unknown, without marks of stress, length and syllables, and those over and under letters.
  private var sounds: [Unicode.Scalar]? {
    guard entry.partOfSpeech == nil, let pronunciation else { return nil }
    return pronunciation.unicodeScalars.filter {
      !"ˈˌː:. ".unicodeScalars.contains($0) && $0.properties.generalCategory != .nonspacingMark
    }
  }

  /// Whether there are far more sounds than letters, as for *the* with the sounds of “the Netherlands”. Without vowels, as in *mdr*, the names
  /// of the letters are said.
  fileprivate var isCut: Bool {
    guard let sounds, entry.headword.count > 1, entry.headword.allSatisfy({ $0.isLowercase }) else { return false }
    let hasVowel = FoldedText(entry.headword).description.contains { "aeiouyаеиоуыэюя".contains($0) }
    return hasVowel && sounds.count > entry.headword.count + 3
  }

  /// Whether the sounds are those of the same headword in `other`, and go on.
  fileprivate func isCut(comparedWith other: ReadEntry) -> Bool {
    guard let sounds, let word = other.sounds, other.entry.headword == entry.headword else { return false }
    return sounds.count > word.count + 1 && sounds.starts(with: word)
  }

  /// The length of the pronunciation. Stress marks count twice, since they suggest the pronunciation of a whole phrase.
  fileprivate var length: Int? {
    pronunciation.map { $0.unicodeScalars.count + $0.unicodeScalars.count { $0 == "ˈ" || $0 == "ˌ" } }
  }
}

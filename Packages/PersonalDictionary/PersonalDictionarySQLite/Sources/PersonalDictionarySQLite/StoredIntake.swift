import CoreModule
import GRDB
import PersonalDictionary

/// Takes words that were kept elsewhere into the table.
struct StoredIntake {
  private let table: WordTable

  init(_ database: Database) { table = WordTable(database) }

  /// What would become of the words.
  func trial(_ words: [Word]) throws -> [TakenWord] {
    WordIntake(words, known: try known(words), lastNumber: try table.lastNumber()).taken()
  }

  func take(_ words: [Word]) throws -> [TakenWord] {
    let taken = try trial(words)
    var last: (second: Int64, position: Int64)?
    for taken in taken where !taken.isSkipped {
      if let old = taken.old {
        // This may put the word at another place.
        try table.update(old, to: taken.word)
        last = nil
        continue
      }
      // Words of one second come one behind the other.
      let second = taken.word.created.wholeSeconds
      let next = last.flatMap { $0.second == second && $0.position & 0xFFFF < 0xFFFF ? $0.position + 1 : nil }
      let position = try next ?? table.freePosition(for: taken.word)
      try table.insert(taken.word, at: position)
      last = (second, position)
    }
    if let last = taken.map(\.word.number).max() { try table.raiseLastNumber(to: last.rawValue) }
    return taken
  }

  /// The stored words that may be the same as some of `words`, each once.
  private func known(_ words: [Word]) throws -> [Word] {
    if try table.isEmpty { return [] }
    var known: [Word] = []
    var seen: Set<Word.Number> = []
    for word in words {
      // A word without a number was never kept, and its identity is new.
      let twin = word.number.rawValue > 0 ? try table.word(identified: word.id) : nil
      if let twin, seen.insert(twin.number).inserted { known.append(twin) }
      if let twin, twin.text == word.text, twin.direction == word.direction { continue }
      guard try table.holds(word.text, word.direction), let other = try table.word(word.text, word.direction) else { continue }
      if seen.insert(other.number).inserted { known.append(other) }
    }
    return known
  }
}

extension WordTable {
  /// Whether there is no word at all.
  fileprivate var isEmpty: Bool { get throws { try words(where: "position = (SELECT max(position) FROM word)", []).isEmpty } }
}

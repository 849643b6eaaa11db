import CoreModule
import GRDB
import PersonalDictionary

/// Imports words into the table.
struct WordImporter {
  private let table: WordTable

  init(_ database: Database) { table = WordTable(database) }

  /// The results of an import, without doing it.
  func preview(_ words: [Word]) throws -> [ImportedWord] {
    WordImportPlan(words, existing: try existing(words), lastNumber: try table.lastNumber()).results()
  }

  func importWords(_ words: [Word]) throws -> [ImportedWord] {
    let imported = try preview(words)
    var last: (second: Int64, position: Int64)?
    for imported in imported where !imported.isSkipped {
      if let old = imported.old {
        // This may change the position.
        try table.update(old, to: imported.word)
        last = nil
        continue
      }
      // Words of the same second get consecutive positions.
      let second = imported.word.created.wholeSeconds
      let next = last.flatMap { $0.second == second && $0.position & 0xFFFF < 0xFFFF ? $0.position + 1 : nil }
      let position = try next ?? table.freePosition(for: imported.word)
      try table.insert(imported.word, at: position)
      last = (second, position)
    }
    if let last = imported.map(\.word.number).max() { try table.raiseLastNumber(to: last.rawValue) }
    return imported
  }

  /// The stored words that may be the same as some of `words`, without duplicates.
  private func existing(_ words: [Word]) throws -> [Word] {
    if try table.isEmpty { return [] }
    var existing: [Word] = []
    var seen: Set<Word.Number> = []
    for word in words {
      // A word without a number was never stored, so its identity is new.
      let sameID = word.number.rawValue > 0 ? try table.word(identified: word.id) : nil
      if let sameID, seen.insert(sameID.number).inserted { existing.append(sameID) }
      if let sameID, sameID.text == word.text, sameID.direction == word.direction { continue }
      guard try table.holds(word.text, word.direction), let other = try table.word(word.text, word.direction) else { continue }
      if seen.insert(other.number).inserted { existing.append(other) }
    }
    return existing
  }
}

extension WordTable {
  /// Whether there are no words.
  fileprivate var isEmpty: Bool { get throws { try words(where: "position = (SELECT max(position) FROM word)", []).isEmpty } }
}

import CoreModule
import GRDB

/// Writes notes, cards and answers as rows with unique numbers.
struct CollectionRows {
  private var notes = FreeNumbers()
  private var cards = FreeNumbers()
  private var reviews = FreeNumbers()

  mutating func add(_ added: [AnkiNote], to database: Database) throws {
    let statement = try database.cachedStatement(sql: "INSERT OR IGNORE INTO notes VALUES (?, ?, ?, ?, -1, ?, ?, ?, 0, 0, '')")
    for note in added {
      let tags = note.tags.isEmpty ? "" : " " + note.tags.map { $0.spaced.joined(separator: "_") }.joined(separator: " ") + " "
      let id = try notes.insert(note.id, database) { id in
        statement.setUncheckedArguments([
          id, note.guid, note.noteType, note.modified.wholeSeconds, tags, note.fields.joined(separator: "\u{1F}"),
          AnkiFieldText(html: note.fields.first ?? "").text,
        ])
        try statement.execute()
      }
      for card in note.cards { try add(card, of: id, to: database) }
    }
  }

  /// Adds a card. One in a filtered deck returns to its own deck, because the package has no filtered decks.
  private mutating func add(_ card: AnkiCard, of note: Int64, to database: Database) throws {
    let statement = try database.cachedStatement(
      sql: "INSERT OR IGNORE INTO cards VALUES (?, ?, ?, ?, ?, -1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
    let id = try cards.insert(card.id, database) { id in
      statement.setUncheckedArguments([
        id, note, card.homeDeck, card.template, card.modified.wholeSeconds, card.stage.rawValue, card.queue.rawValue, card.homeDueNumber,
        card.interval, card.factor, card.repetitions, card.lapses, card.stepsLeft, 0, 0, card.flag, card.data.json,
      ])
      try statement.execute()
    }
    guard !card.reviews.isEmpty else { return }
    let log = try database.cachedStatement(sql: "INSERT OR IGNORE INTO revlog VALUES (?, ?, -1, ?, ?, ?, ?, ?, ?)")
    for review in card.reviews {
      _ = try reviews.insert(review.time.milliseconds, database) { number in
        log.setUncheckedArguments([
          number, id, review.rating, review.interval, review.lastInterval, review.factor, review.duration, review.kind.rawValue,
        ])
        try log.execute()
      }
    }
  }
}

/// Finds free numbers. The table determines which numbers are in use; this only stores where to continue after a number that turned out to be.
private struct FreeNumbers {
  private var next: [Int64: Int64] = [:]

  /// Calls `insert` with `wanted`, then with the next numbers, until a row has been inserted.
  mutating func insert(_ wanted: Int64, _ database: Database, _ insert: (Int64) throws -> Void) throws -> Int64 {
    var number = following(wanted)
    try insert(number)
    while database.changesCount == 0 {
      next[number] = number &+ 1
      number = following(number)
      try insert(number)
    }
    return number
  }

  /// The first number from this one on that is not known to be in use. The way to it is made shorter, so that long runs of numbers are not gone
  /// through again.
  private mutating func following(_ number: Int64) -> Int64 {
    var (last, place) = (number, number)
    while let next = next[last] { last = next }
    while let following = next[place] {
      next[place] = last
      place = following
    }
    return last
  }
}

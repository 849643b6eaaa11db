import CoreModule
import CoreModuleSQLite
import GRDB
import Practice

/// Keeps the data computed from the log up to date when something other than the store changes the log: undo, a restore or a repair.
/// Damaged rows are left out, so that the rest can be used.
extension PracticeTables {
  /// Computes the data of a card again after its log changed.
  ///
  /// - Parameter isGone: Whether the row is about to be deleted; otherwise it was just inserted or changed.
  func follow(logRow position: Int64, isGone: Bool) throws {
    let sql = "SELECT \(LogEntry.storedColumns) FROM practice_log WHERE position = ?"
    guard let entry = try database.rows(sql, [position], { try? LogEntry(row: $0) }).first.flatMap(\.self) else { return }
    try sumUp(entry, isGone: isGone)
    let entries = try database.rows(
      "SELECT \(LogEntry.storedColumns) FROM practice_log WHERE word = ? AND direction = ? AND position <> ? ORDER BY position",
      [entry.card.word.rawValue, entry.card.direction.rawValue, isGone ? position : -1]
    ) { try? LogEntry(row: $0) }.compactMap(\.self)
    guard !entries.isEmpty else { return try delete(entry.card) }
    let pending = try? card(entry.card)?.pending
    try put([CardFold(self).card(entry.card, from: entries, before: pending)])
  }

  /// Computes all cards again.
  func foldAll() throws {
    let fold = try CardFold(self)
    let pending = try pendingTimes()
    try database.execute(sql: "DELETE FROM practice_card; DELETE FROM practice_due")
    try forEachLog(of: { try? LogEntry(row: $0) }) { id, entries in try put([fold.card(id, from: entries, before: pending[id])]) }
  }

  /// Whether the cards are those computed from the log, apart from the days on which learned cards come back.
  func isFolded() throws -> Bool {
    let fold = try CardFold(self)
    var (count, isSame) = (0, true)
    try forEachLog(of: { try? LogEntry(row: $0) }) { id, entries in
      count += 1
      guard isSame else { return }
      guard let stored = try? card(id) else {
        isSame = false
        return
      }
      let folded = fold.card(id, from: entries, before: stored.pending)
      isSame = stored.isLike(folded)
    }
    return try isSame && isDueCounted() && Int.fetchOne(database, sql: "SELECT count(*) FROM practice_card") == count
  }

  /// Calls `body` for each card with its log. Only the log of one card is in memory at a time.
  func forEachLog(of read: (StatementRow) throws -> LogEntry?, _ body: (_ card: CardID, _ entries: [LogEntry]) throws -> Void) throws {
    var entries: [LogEntry] = []
    try database.forEachRow(
      "SELECT \(LogEntry.storedColumns) FROM practice_log INDEXED BY practice_log_by_card ORDER BY word, direction, position"
    ) { row in
      guard let entry = try read(row) else { return }
      if let card = entries.last?.card, card != entry.card {
        try body(card, entries)
        entries.removeAll(keepingCapacity: true)
      }
      entries.append(entry)
    }
    if let card = entries.last?.card { try body(card, entries) }
  }

  /// The time of the next entry of each card that does not count yet; damaged rows have none.
  private func pendingTimes() throws -> [CardID: Timestamp] {
    let sql = "SELECT \(Card.storedColumns) FROM practice_card WHERE pending IS NOT NULL"
    let cards = try database.rows(sql) { try? Card(row: $0) }
    return Dictionary(cards.compactMap { card in card.flatMap { card in card.pending.map { (card.id, $0) } } }) { first, _ in first }
  }
}

extension Card {
  /// Whether it is the same card, except for the day on which it comes back.
  fileprivate func isLike(_ other: Card) -> Bool {
    schedule == other.schedule && (due == nil) == (other.due == nil) && answered == other.answered && answers == other.answers
      && lapses == other.lapses && isSuspended == other.isSuspended && isLeech == other.isLeech && buriedUntil == other.buriedUntil
      && version == other.version && latest == other.latest && pending == other.pending
  }
}

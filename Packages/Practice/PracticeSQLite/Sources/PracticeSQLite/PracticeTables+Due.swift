public import CoreModule
import CoreModuleSQLite
import GRDB
import Practice

/// How many reviews are due on each day, so that choosing a day need not count the cards of all that could be chosen.
extension PracticeTables {
  /// The row of a card, and the day that its review is counted on.
  func stored(_ card: CardID) throws -> (position: Int64, dueDay: Int64?)? {
    let statement = try database.cachedStatement(
      sql: "SELECT position, CASE WHEN is_suspended THEN NULL ELSE due_day END FROM practice_card WHERE word = ? AND direction = ?"
    )
    guard let row = try Row.fetchOne(statement, arguments: [card.word.rawValue, card.direction.rawValue]) else { return nil }
    guard let position = Int64.fromDatabaseValue(row[0]) else { throw RowReader(row, of: "practice_card").damage }
    return (position, Int64.fromDatabaseValue(row[1]))
  }

  /// Counts a review on another day than before.
  func countDue(on day: Int64?, before: Int64?) throws {
    guard day != before else { return }
    let statement = try database.cachedStatement(
      sql: "INSERT INTO practice_due (day, cards) VALUES (?, ?) ON CONFLICT DO UPDATE SET cards = cards + excluded.cards"
    )
    if let before { try statement.execute(arguments: [before, -1]) }
    if let day { try statement.execute(arguments: [day, 1]) }
  }

  private static let dueByDay = """
    SELECT due_day, count(*) FROM practice_card WHERE due_day IS NOT NULL AND NOT is_suspended GROUP BY due_day
    """

  /// Counts all reviews again.
  func countAllDue() throws {
    try database.execute(sql: "DELETE FROM practice_due; INSERT INTO practice_due \(Self.dueByDay)")
  }

  /// Whether the counts follow from the cards.
  func isDueCounted() throws -> Bool {
    try areSame("SELECT day, cards FROM practice_due WHERE cards <> 0", Self.dueByDay)
  }

  public func load(_ days: ClosedRange<CalendarDay>) throws -> [CalendarDay: Int] {
    try dueCounts(
      "SELECT day, cards FROM practice_due WHERE day BETWEEN ? AND ? AND cards > 0",
      [days.lowerBound.daysSinceEpoch, days.upperBound.daysSinceEpoch])
  }

  func dueCounts(_ sql: String, _ arguments: StatementArguments) throws -> [CalendarDay: Int] {
    let rows = try Row.fetchAll(database.cachedStatement(sql: sql), arguments: arguments)
    return try rows.reduce(into: [:]) { counts, row in
      var columns = RowReader(row, of: "practice_card", key: nil)
      let day = try columns.day()
      counts[day] = try columns.count()
    }
  }
}

extension Card {
  /// The day that its review is counted on.
  var reviewDay: Int64? {
    guard !isSuspended, case .day(let day)? = due else { return nil }
    return day.daysSinceEpoch
  }
}

public import CoreModule
import CoreModuleSQLite
import GRDB
import Practice

/// The number of reviews of each day, so that choosing a day does not need to count the cards of all possible days.
extension PracticeTables {
  /// The day that the review of a stored card is counted on.
  func dueDay(of card: CardID) throws -> Int64? {
    let statement = try RepeatedStatement(
      "SELECT due_day FROM practice_card WHERE word = ? AND direction = ? AND NOT is_suspended", in: database
    )
    return try statement.first {
      $0.add(card.word.rawValue)
      $0.add(card.direction.rawValue)
    } _: {
      $0.integer(0)
    } ?? nil
  }

  /// Adds to the numbers of reviews of these days.
  func countDue(_ changes: [Int64: Int]) throws {
    let statement = try RepeatedStatement(
      "INSERT INTO practice_due (day, cards) VALUES (?, ?) ON CONFLICT DO UPDATE SET cards = cards + excluded.cards", in: database
    )
    for (day, change) in changes where change != 0 {
      try statement.run {
        $0.add(day)
        $0.add(change)
      }
    }
  }

  private static let dueByDay = """
    SELECT due_day, count(*) FROM practice_card WHERE due_day IS NOT NULL AND NOT is_suspended GROUP BY due_day
    """

  /// Counts all reviews again.
  func countAllDue() throws {
    try database.execute(sql: "DELETE FROM practice_due; INSERT INTO practice_due \(Self.dueByDay)")
  }

  /// Whether the counts are those of the cards.
  func isDueCounted() throws -> Bool {
    try areSame("SELECT day, cards FROM practice_due WHERE cards <> 0", Self.dueByDay)
  }

  public func load(_ days: ClosedRange<CalendarDay>) throws -> [CalendarDay: Int] {
    try dueCounts(
      "SELECT day, cards FROM practice_due WHERE day BETWEEN ? AND ? AND cards > 0",
      [days.lowerBound.daysSinceEpoch, days.upperBound.daysSinceEpoch])
  }

  func dueCounts(_ sql: String, _ arguments: StatementArguments) throws -> [CalendarDay: Int] {
    var counts: [CalendarDay: Int] = [:]
    try database.forEachRow(sql, arguments) { row in
      var columns = RowReader(row, of: "practice_card", key: nil)
      let day = try columns.day()
      counts[day, default: 0] += try columns.count()
    }
    return counts
  }
}

extension Card {
  /// The day that its review is counted on.
  var reviewDay: Int64? {
    guard !isSuspended, case .day(let day)? = due else { return nil }
    return day.daysSinceEpoch
  }
}

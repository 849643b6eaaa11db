public import CoreModule
import CoreModuleSQLite
import Foundation
import GRDB
public import Practice

extension PracticeTables {
  /// The condition that the word of a card was not deleted, and its arguments. Few words with cards are deleted, so excluding those is
  /// faster than looking for the word of each card.
  private func isThere() throws -> (sql: String, arguments: StatementArguments) {
    let gone = try gone.words {
      try words.map { try self.words("SELECT word FROM practice_absent WHERE NOT \($0.has("practice_absent.word"))", []) } ?? []
    }
    return gone.isEmpty
      ? ("TRUE", []) : ("word NOT IN (\(IdentityList.sql))", StatementArguments(IdentityList(gone.map(\.rawValue)).arguments))
  }

  public func forecast(_ first: CalendarDay, through last: CalendarDay) throws -> [CalendarDay: Int] {
    let isThere = try isThere()
    return try dueCounts(
      """
      SELECT max(due_day, ?) AS back, count(*) FROM practice_card
      WHERE due_day IS NOT NULL AND NOT is_suspended AND due_day <= ? AND \(isThere.sql) GROUP BY back
      UNION ALL SELECT ? AS back, count(*) FROM practice_card
      WHERE due_moment IS NOT NULL AND NOT is_suspended AND \(isThere.sql) GROUP BY back
      """, [first.daysSinceEpoch, last.daysSinceEpoch] + isThere.arguments + [first.daysSinceEpoch] + isThere.arguments)
  }

  public func cardCounts() throws -> CardCounts {
    let isThere = try isThere()
    let sql = """
      SELECT coalesce(sum(stage = 1), 0), coalesce(sum(stage = 2), 0), coalesce(sum(stage = 3), 0), coalesce(sum(is_suspended), 0),
      coalesce(sum(is_leech), 0) FROM practice_card WHERE \(isThere.sql)
      """
    guard let row = try Row.fetchOne(database, sql: sql, arguments: isThere.arguments) else { return CardCounts() }
    var columns = RowReader(row, of: "practice_card", key: nil)
    return CardCounts(
      learning: try columns.count(), review: try columns.count(), relearning: try columns.count(), suspended: try columns.count(),
      leeches: try columns.count()
    )
  }

  /// The cards are read in their order in the table: in the order of their words, each would be on another page.
  public func stabilities(_ bounds: [Double]) throws -> [Int] {
    let isThere = try isThere()
    var least: [UUID: Double] = [:]
    let sql = "SELECT word, stability FROM practice_card WHERE stability IS NOT NULL AND \(isThere.sql)"
    try database.forEachRow(sql, isThere.arguments) { row in
      var columns = RowReader(row, of: "practice_card", key: nil)
      let (word, stability) = (try columns.uuid(), try columns.fractionIfAny() ?? 0)
      least[word] = min(least[word] ?? stability, stability)
    }
    return least.values.reduce(into: bounds.map { _ in 0 }) { counts, stability in
      if let place = bounds.lastIndex(where: { $0 <= stability }) { counts[place] += 1 }
    }
  }

  public func words(withoutNew directions: Set<PracticeDirection>, on today: CalendarDay) throws -> [PracticeWord.ID] {
    let numbers = directions.map { "\($0.rawValue)" }.sorted().joined(separator: ", ")
    let sql = """
      SELECT word FROM practice_card
      WHERE direction IN (\(numbers)) AND (stage <> 0 OR is_suspended OR buried_until > ?)
      GROUP BY word HAVING count(*) = ?
      """
    return try words(sql, [today.daysSinceEpoch, directions.count])
  }

  public func words(_ familiarity: Familiarity, at now: Timestamp, on today: CalendarDay) throws -> [PracticeWord.ID] {
    let condition: String
    var arguments: StatementArguments = []
    switch familiarity {
    case .due:
      condition = """
        NOT is_suspended AND (due_day IS NOT NULL AND due_day <= ? OR due_moment IS NOT NULL AND due_moment <= ?)
        AND (buried_until IS NULL OR buried_until <= ?)
        """
      arguments = [today.daysSinceEpoch, now.milliseconds, today.daysSinceEpoch]
    case .begun: condition = "answers > 0"
    case .stability(let range):
      condition = "stability IS NOT NULL GROUP BY word HAVING min(stability) BETWEEN ? AND ?"
      arguments = [range.lowerBound, range.upperBound]
    case .leech: condition = "is_leech"
    case .suspended: condition = "is_suspended"
    }
    return try words("SELECT DISTINCT word FROM practice_card WHERE \(condition)", arguments)
  }

  private func words(_ sql: String, _ arguments: StatementArguments) throws -> [PracticeWord.ID] {
    try Row.fetchAll(database.cachedStatement(sql: sql), arguments: arguments).map { row in
      var columns = RowReader(row, of: "practice_card", key: nil)
      return PracticeWord.ID(try columns.uuid())
    }
  }
}

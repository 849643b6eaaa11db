public import CoreModule
import CoreModuleSQLite
import Foundation
import GRDB
public import Practice
import PracticeScheduling

extension PracticeTables {
  /// Along the index, which has all that is summed up. Answers that were taken back are few, so they are summed up apart and subtracted.
  public func answerCounts(_ days: ClosedRange<CalendarDay>) throws -> [AnswerCount] {
    let sums = "SELECT day, stage, grade, count(*), sum(milliseconds) FROM practice_log"
    let range = "event = 0 AND day BETWEEN ? AND ?"
    let all = try answerCounts("\(sums) INDEXED BY practice_log_answers WHERE \(range) GROUP BY day, stage, grade", days)
    let retracted = try answerCounts(
      "\(sums) WHERE \(range) AND id IN (SELECT retracts FROM practice_log WHERE retracts IS NOT NULL) GROUP BY day, stage, grade", days)
    let less = Dictionary(retracted.map { ($0.group, $0) }) { first, _ in first }
    return all.compactMap { answers in
      guard let taken = less[answers.group] else { return answers }
      let count = answers.count - taken.count
      return count > 0 ? AnswerCount(answers.group, count: count, duration: answers.duration - taken.duration) : nil
    }
  }

  private func answerCounts(_ sql: String, _ days: ClosedRange<CalendarDay>) throws -> [AnswerCount] {
    let arguments: StatementArguments = [days.lowerBound.daysSinceEpoch, days.upperBound.daysSinceEpoch]
    return try Row.fetchAll(database.cachedStatement(sql: sql), arguments: arguments).map { row in
      var columns = RowReader(row, of: "practice_log", key: nil)
      let (day, stage, grade) = (try columns.day(), try columns.count(), try columns.count())
      guard let before = CardPhase(rawValue: stage), let grade = Grade(rawValue: grade) else { throw columns.damage }
      let group = AnswerGroup(day: day, before: before, grade: grade)
      return AnswerCount(group, count: try columns.count(), duration: .milliseconds(try columns.count()))
    }
  }

  public func forecast(_ first: CalendarDay, through last: CalendarDay) throws -> [CalendarDay: Int] {
    try dueCounts(
      """
      SELECT max(due_day, ?) AS day, count(*) FROM practice_card
      WHERE due_day IS NOT NULL AND NOT is_suspended AND due_day <= ? GROUP BY day
      """, [first.daysSinceEpoch, last.daysSinceEpoch])
  }

  public func cardCounts() throws -> CardCounts {
    let sql = """
      SELECT coalesce(sum(stage = 1), 0), coalesce(sum(stage = 2), 0), coalesce(sum(stage = 3), 0), coalesce(sum(is_suspended), 0),
      coalesce(sum(is_leech), 0) FROM practice_card
      """
    guard let row = try Row.fetchOne(database, sql: sql) else { return CardCounts() }
    var columns = RowReader(row, of: "practice_card", key: nil)
    return CardCounts(
      learning: try columns.count(), review: try columns.count(), relearning: try columns.count(), suspended: try columns.count(),
      leeches: try columns.count()
    )
  }

  public func stabilities(_ bounds: [Double]) throws -> [Int] {
    let sums = bounds.enumerated().map { index, bound in
      let limit = index + 1 < bounds.count ? "AND least < \(bounds[index + 1])" : ""
      return "coalesce(sum(least >= \(bound) \(limit)), 0)"
    }
    let sql = """
      SELECT \(sums.joined(separator: ", "))
      FROM (SELECT min(stability) AS least FROM practice_card WHERE stability IS NOT NULL GROUP BY word)
      """
    guard let row = try Row.fetchOne(database, sql: sql) else { return bounds.map { _ in 0 } }
    var columns = RowReader(row, of: "practice_card", key: nil)
    return try bounds.map { _ in try columns.count() }
  }

  public func words(_ trait: KnowledgeTrait, at now: Timestamp, on today: CalendarDay) throws -> [PracticeWord.ID] {
    let condition: String
    var arguments: StatementArguments = []
    switch trait {
    case .due:
      condition = """
        NOT is_suspended AND (due_day IS NOT NULL AND due_day <= ? OR due_moment IS NOT NULL AND due_moment <= ?)
        AND (buried_until IS NULL OR buried_until <= ?)
        """
      arguments = [today.daysSinceEpoch, now.milliseconds, today.daysSinceEpoch]
    case .begun: condition = "answers > 0"
    case .stability(let range):
      condition = "stability BETWEEN ? AND ?"
      arguments = [range.lowerBound, range.upperBound]
    case .leech: condition = "is_leech"
    case .suspended: condition = "is_suspended"
    }
    let sql = "SELECT DISTINCT word FROM practice_card WHERE \(condition)"
    return try Row.fetchAll(database.cachedStatement(sql: sql), arguments: arguments).map { row in
      var columns = RowReader(row, of: "practice_card", key: nil)
      return PracticeWord.ID(try columns.uuid())
    }
  }
}

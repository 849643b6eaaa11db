public import CoreModule
import CoreModuleSQLite
import GRDB
public import Practice
import PracticeScheduling

/// The answers that are summed up in a row of `practice_day`.
private struct DayGroup: Hashable {
  let day: CalendarDay
  let before: CardPhase
  let grade: Grade
  let direction: PracticeDirection

  init(_ entry: LogEntry, _ review: Review) {
    (day, before, grade, direction) = (entry.day, review.before, review.grade, entry.card.direction)
  }
}

private struct DaySum {
  private(set) var answers = 0
  private(set) var milliseconds: Int64 = 0

  init() {}

  init(_ review: Review) { add(review) }

  mutating func add(_ review: Review) {
    answers += 1
    milliseconds += review.milliseconds
  }
}

/// The sums of the answers by day, so that statistics need not read the log.
extension PracticeTables {
  /// Adds an entry that was just appended, or subtracts one whose row is about to be deleted.
  func sumUp(_ entry: LogEntry, isGone: Bool) throws {
    switch entry.event {
    case .answer: if try retractions(of: entry.id) == 0 { try add(isGone ? -1 : 1, entry) }
    case .retraction(let id):
      // The row of the retraction is there in both cases. Another retraction of the same answer changes nothing.
      guard try retractions(of: id) == 1, let answer = try self.entry(id) else { return }
      try add(isGone ? 1 : -1, answer)
    case .suspension, .release, .burial, .reset, .rescheduling: break
    }
  }

  /// Adds entries that were just appended, none of which is a retraction.
  func sumUp(_ entries: [LogEntry]) throws {
    let hasRetractions = try RepeatedStatement("SELECT 1 FROM practice_log WHERE retracts IS NOT NULL LIMIT 1", in: database).hasRow()
    var sums: [DayGroup: DaySum] = [:]
    for entry in entries {
      guard let review = entry.review else { continue }
      if hasRetractions, try retractions(of: entry.id) > 0 { continue }
      sums[DayGroup(entry, review), default: DaySum()].add(review)
    }
    for (group, sum) in sums { try add(1, sum, to: group) }
  }

  private func retractions(of id: LogEntry.ID) throws -> Int {
    let statement = try RepeatedStatement("SELECT count(*) FROM practice_log WHERE retracts = ?", in: database)
    return Int(try statement.first({ $0.add(id.rawValue) }, { $0.integer(0) }).flatMap(\.self) ?? 0)
  }

  private func entry(_ id: LogEntry.ID) throws -> LogEntry? {
    try database.rows("SELECT \(LogEntry.storedColumns) FROM practice_log WHERE id = ?", [id.rawValue], LogEntry.init(row:)).first
  }

  private func add(_ count: Int, _ entry: LogEntry) throws {
    guard let review = entry.review else { return }
    try add(count, DaySum(review), to: DayGroup(entry, review))
  }

  /// Adds a sum this many times.
  private func add(_ times: Int, _ sum: DaySum, to group: DayGroup) throws {
    try database.cachedStatement(
      sql: """
        INSERT INTO practice_day (day, stage, grade, direction, answers, milliseconds) VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT DO UPDATE SET answers = answers + excluded.answers, milliseconds = milliseconds + excluded.milliseconds
        """
    ).execute(
      arguments: [
        group.day.daysSinceEpoch, group.before.rawValue, group.grade.rawValue, group.direction.rawValue, times * sum.answers,
        Int64(times) * sum.milliseconds,
      ])
  }

  private static let sums = """
    SELECT day, stage, grade, direction, count(*), sum(milliseconds) FROM practice_log
    WHERE event = 0 AND stage IS NOT NULL AND grade IS NOT NULL AND milliseconds IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM practice_log AS later WHERE later.retracts = practice_log.id)
    GROUP BY day, stage, grade, direction
    """

  /// Computes all sums again.
  func sumUpAll() throws {
    try database.execute(sql: "DELETE FROM practice_day; INSERT INTO practice_day \(Self.sums)")
  }

  /// Whether the sums are those of the log.
  func isSummedUp() throws -> Bool {
    try areSame("SELECT * FROM practice_day WHERE answers <> 0", Self.sums)
  }

  /// Whether two queries have the same rows.
  func areSame(_ kept: String, _ computed: String) throws -> Bool {
    try Bool.fetchOne(
      database,
      sql: """
        WITH right AS (\(computed)) SELECT NOT EXISTS (SELECT * FROM right EXCEPT \(kept)) AND NOT EXISTS (\(kept) EXCEPT SELECT * FROM right)
        """
    ) ?? false
  }

  public func answerCounts(_ days: ClosedRange<CalendarDay>) throws -> [AnswerCount] {
    let statement = try database.cachedStatement(
      sql: """
        SELECT day, stage, grade, sum(answers) AS count, sum(milliseconds) FROM practice_day WHERE day BETWEEN ? AND ?
        GROUP BY day, stage, grade HAVING count > 0
        """
    )
    return try Row.fetchAll(statement, arguments: [days.lowerBound.daysSinceEpoch, days.upperBound.daysSinceEpoch]).map { row in
      var columns = RowReader(row, of: "practice_day", key: nil)
      let (day, stage, grade) = (try columns.day(), try columns.count(), try columns.count())
      guard let before = CardPhase(rawValue: stage), let grade = Grade(rawValue: grade) else { throw columns.damage }
      let group = AnswerGroup(day: day, before: before, grade: grade)
      return AnswerCount(group, count: try columns.count(), duration: .milliseconds(try columns.count()))
    }
  }

  /// How many answers were given on a day to cards of a stage.
  public func answers(_ stage: CardPhase, _ query: TallyQuery) throws -> Int {
    let statement = try database.cachedStatement(
      sql: """
        SELECT coalesce(sum(answers), 0) FROM practice_day
        WHERE day = :day AND stage = :stage AND (direction = :direction OR :direction IS NULL)
        """
    )
    let arguments: [String: (any DatabaseValueConvertible)?] = [
      "day": query.today.daysSinceEpoch, "stage": stage.rawValue, "direction": query.directions.only,
    ]
    return try Int.fetchOne(statement, arguments: StatementArguments(arguments)) ?? 0
  }
}

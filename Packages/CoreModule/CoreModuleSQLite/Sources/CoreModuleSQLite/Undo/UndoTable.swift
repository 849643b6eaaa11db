import CoreModule
import Foundation
import GRDB

/// The rows of `undo_step`.
struct UndoTable {
  private let database: Database

  private static let mostSteps = 10_000
  private static let daysKept: Int64 = 365
  /// Old steps are looked for once in so many; as many of the newest stay whatever their age.
  private static let rest = 64

  init(_ database: Database) { self.database = database }

  /// Adds a step; the ones that were taken back go. Of many subjects the first are enough, with their `count`.
  func append(_ name: StepName, _ subjects: [String], count: Int? = nil, _ changes: RowChanges, at moment: Timestamp) throws {
    let last = try Row.fetchOne(
      database.cachedStatement(sql: "SELECT number, is_undone FROM undo_step ORDER BY number DESC LIMIT 1")
    )
    let number = try Self.numbers(last).count(last.flatMap { Int.fromDatabaseValue($0[0]) } ?? 0) + 1
    if last.flatMap({ Bool.fromDatabaseValue($0[1]) }) == true { try database.execute(sql: "DELETE FROM undo_step WHERE is_undone") }
    let values: [DatabaseValue] = [
      number.databaseValue, name.description.databaseValue,
      subjects.prefix(UndoStep.mostSubjects).joined(separator: "\n").databaseValue, (count ?? subjects.count).databaseValue,
      moment.milliseconds.databaseValue, false.databaseValue, Data(changes.bytes).databaseValue,
    ]
    try database.cachedStatement(sql: "INSERT INTO undo_step (\(Self.columns), changes, checksum) VALUES (?, ?, ?, ?, ?, ?, ?, ?)")
      .execute(arguments: StatementArguments(values + [Checksum.of(values).databaseValue]))
    if number % Self.rest == 0 { try dropOld(before: number) }
  }

  /// The newest steps first.
  func steps() throws -> [UndoStep] {
    try Array(Row.fetchCursor(database, sql: "SELECT \(Self.columns) FROM undo_step ORDER BY number DESC").map(step))
  }

  /// The step that would be taken back next, or done again.
  func next(isUndone: Bool) throws -> UndoStep? {
    let sql =
      isUndone
      ? "SELECT \(Self.columns) FROM undo_step WHERE is_undone ORDER BY number LIMIT 1"
      : "SELECT \(Self.columns) FROM undo_step WHERE NOT is_undone ORDER BY number DESC LIMIT 1"
    return try Row.fetchOne(database, sql: sql).map(step)
  }

  /// - Throws: `SQLITE_CORRUPT` when the step is not as it was written.
  func changes(of step: UndoStep) throws -> RowChangesReader {
    let sql = "SELECT changes, checksum IS \(Self.sum) FROM undo_step WHERE number = ?"
    guard let row = try Row.fetchOne(database, sql: sql, arguments: [step.number]), row[1] == true,
      let data = Data.fromDatabaseValue(row[0])
    else { throw damage(step.number) }
    do throws(RowChangesError) { return try RowChangesReader([UInt8](data)) } catch { throw damage(step.number) }
  }

  /// The numbers of the steps that are not as they were written.
  func damagedSteps() throws -> [Int] {
    try Int.fetchAll(database, sql: "SELECT number FROM undo_step WHERE checksum IS NOT \(Self.sum) ORDER BY number")
  }

  /// Turns a step round.
  func turn(_ step: UndoStep, _ changes: RowChanges) throws {
    try database.execute(
      sql: "UPDATE undo_step SET is_undone = NOT is_undone, changes = ? WHERE number = ?", arguments: [Data(changes.bytes), step.number]
    )
    try database.execute(sql: "UPDATE undo_step SET checksum = \(Self.sum) WHERE number = ?", arguments: [step.number])
  }

  /// The clock may be wrong: so ages are counted from the step before the newest, and few steps go at a time.
  private func dropOld(before number: Int) throws {
    try database.execute(
      // Only from the beginning on: a step in the middle may have an old time when the clock was wrong, and the others build on it.
      sql: """
        WITH reference (made) AS (SELECT made FROM undo_step WHERE number < :number ORDER BY number DESC LIMIT 1)
        DELETE FROM undo_step WHERE number <= :number - :most OR number < min(
          :number - :rest, (SELECT min(number) + 2 * :rest FROM undo_step),
          (SELECT min(number) FROM undo_step WHERE made >= (SELECT made - :kept FROM reference))
        )
        """,
      arguments: ["number": number, "most": Self.mostSteps, "rest": Self.rest, "kept": Self.daysKept * 86_400_000]
    )
  }

  private static let columns = "number, name, subjects, subject_count, made, is_undone"
  private static let sum = "record_checksum(\(columns), changes)"

  /// In a damaged file a value may be of any type, for which GRDB would end the program.
  private func step(_ row: Row) throws -> UndoStep {
    let number = Int.fromDatabaseValue(row[0])
    guard let number, let name = String.fromDatabaseValue(row[1]), let subjects = String.fromDatabaseValue(row[2]),
      let count = Int.fromDatabaseValue(row[3]), let made = Int64.fromDatabaseValue(row[4]), let isUndone = Bool.fromDatabaseValue(row[5])
    else { throw damage(number) }
    let numbers = Self.numbers(row)
    return UndoStep(
      number: try numbers.count(number), name: StepName(name), subjects: subjects.split(separator: "\n").map(String.init),
      subjectCount: try numbers.count(count), made: try numbers.moment(made), isUndone: isUndone
    )
  }

  private static func numbers(_ row: Row?) -> RecordNumbers {
    RecordNumbers(of: "undo_step", key: row.flatMap { Int64.fromDatabaseValue($0[0]) })
  }

  private func damage(_ number: Int?) -> DatabaseError {
    DatabaseError(resultCode: .SQLITE_CORRUPT, message: "the undo step \(number.map(String.init) ?? "?") is damaged")
  }
}

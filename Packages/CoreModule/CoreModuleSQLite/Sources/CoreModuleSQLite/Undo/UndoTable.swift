import CoreModule
import Foundation
import GRDB
import SQLitePreupdate

/// The rows of `undo_step`.
struct UndoTable {
  private let database: Database

  private static let maximumSteps = 10_000
  private static let daysKept: Int64 = 365
  /// How often old steps are deleted, in steps. So many of the newest are kept regardless of their age.
  private static let cleanupInterval = 64

  init(_ database: Database) { self.database = database }

  /// Adds a step and deletes the undone ones. Only the first subjects are stored, with the total `count`.
  func append(_ name: StepName, _ subjects: [String], count: Int? = nil, _ changes: RowChanges, at moment: Timestamp) throws {
    let last = try Row.fetchOne(
      database.cachedStatement(sql: "SELECT number, is_undone FROM undo_step ORDER BY number DESC LIMIT 1")
    )
    let number = try Self.numbers(last).count(last.flatMap { Int.fromDatabaseValue($0[0]) } ?? 0) + 1
    if last.flatMap({ Bool.fromDatabaseValue($0[1]) }) == true { try database.execute(sql: "DELETE FROM undo_step WHERE is_undone") }
    let values: [DatabaseValue] = [
      number.databaseValue, name.description.databaseValue,
      subjects.prefix(UndoStep.maximumSubjects).joined(separator: "\n").databaseValue, (count ?? subjects.count).databaseValue,
      moment.milliseconds.databaseValue, false.databaseValue,
    ]
    var checksum = Checksum()
    for value in values { checksum.add(value) }
    changes.bytes.withUnsafeBytes { checksum.add(blob: $0) }
    try database.cachedStatement(
      sql: "INSERT INTO undo_step (\(Self.columns), checksum, changes) VALUES (?, ?, ?, ?, ?, ?, ?, zeroblob(?))"
    )
    .execute(arguments: StatementArguments(values + [checksum.value.databaseValue, changes.bytes.count.databaseValue]))
    try write(changes.bytes, in: Int64(number))
    if number % Self.cleanupInterval == 0 { try dropOld(before: number) }
  }

  /// Writes the changes into the row of their step. Those of an import have megabytes, and as the value of a statement they would be copied
  /// twice on the way.
  private func write(_ changes: [UInt8], in row: Int64) throws {
    guard !changes.isEmpty else { return }
    var blob: OpaquePointer?
    var code = sqlite3_blob_open(database.sqliteConnection, "main", "undo_step", "changes", row, 1, &blob)
    if code == 0 { code = changes.withUnsafeBytes { sqlite3_blob_write(blob, $0.baseAddress, Int32(clamping: $0.count), 0) } }
    let closing = sqlite3_blob_close(blob)
    guard code == 0, closing == 0 else {
      throw DatabaseError(resultCode: ResultCode(rawValue: code == 0 ? closing : code), message: database.lastErrorMessage)
    }
  }

  /// All steps, newest first.
  func steps() throws -> [UndoStep] {
    try Array(Row.fetchCursor(database, sql: "SELECT \(Self.columns) FROM undo_step ORDER BY number DESC").map(step))
  }

  /// The next step to undo or, if `isUndone`, to redo.
  func next(isUndone: Bool) throws -> UndoStep? {
    let sql =
      isUndone
      ? "SELECT \(Self.columns) FROM undo_step WHERE is_undone ORDER BY number LIMIT 1"
      : "SELECT \(Self.columns) FROM undo_step WHERE NOT is_undone ORDER BY number DESC LIMIT 1"
    return try Row.fetchOne(database, sql: sql).map(step)
  }

  /// - Throws: `SQLITE_CORRUPT` when the step does not match its checksum.
  func changes(of step: UndoStep) throws -> RowChangesReader {
    let sql = "SELECT changes, checksum IS \(Self.sum) FROM undo_step WHERE number = ?"
    guard let row = try Row.fetchOne(database, sql: sql, arguments: [step.number]), row[1] == true,
      let data = Data.fromDatabaseValue(row[0])
    else { throw damage(step.number) }
    do throws(RowChangesError) { return try RowChangesReader([UInt8](data)) } catch { throw damage(step.number) }
  }

  /// The numbers of the steps that do not match their checksums.
  func damagedSteps() throws -> [Int] {
    try Int.fetchAll(database, sql: "SELECT number FROM undo_step WHERE checksum IS NOT \(Self.sum) ORDER BY number")
  }

  /// Marks a done step as undone, or the reverse.
  func turn(_ step: UndoStep, _ changes: RowChanges) throws {
    try database.execute(
      sql: "UPDATE undo_step SET is_undone = NOT is_undone, changes = zeroblob(?) WHERE number = ?",
      arguments: [changes.bytes.count, step.number]
    )
    try write(changes.bytes, in: Int64(step.number))
    try database.execute(sql: "UPDATE undo_step SET checksum = \(Self.sum) WHERE number = ?", arguments: [step.number])
  }

  /// The clock may be wrong, so ages are relative to the second-newest step, and only a few steps are deleted at a time.
  private func dropOld(before number: Int) throws {
    try database.execute(
      // Deletes only from the oldest on: a step in the middle may have a wrong time, and the older ones depend on it.
      sql: """
        WITH reference (made) AS (SELECT made FROM undo_step WHERE number < :number ORDER BY number DESC LIMIT 1)
        DELETE FROM undo_step WHERE number <= :number - :most OR number < min(
          :number - :rest, (SELECT min(number) + 2 * :rest FROM undo_step),
          (SELECT min(number) FROM undo_step WHERE made >= (SELECT made - :kept FROM reference))
        )
        """,
      arguments: ["number": number, "most": Self.maximumSteps, "rest": Self.cleanupInterval, "kept": Self.daysKept * 86_400_000]
    )
  }

  private static let columns = "number, name, subjects, subject_count, made, is_undone"
  private static let sum = "record_checksum(\(columns), changes)"

  private func step(_ row: Row) throws -> UndoStep {
    var columns = RowReader(row, of: "undo_step")
    return UndoStep(
      number: try columns.count(), name: StepName(try columns.text()), subjects: try columns.linesIfAny(),
      subjectCount: try columns.count(),
      made: try columns.moment(), isUndone: try columns.flag()
    )
  }

  private static func numbers(_ row: Row?) -> RecordNumbers {
    RecordNumbers(of: "undo_step", key: row.flatMap { Int64.fromDatabaseValue($0[0]) })
  }

  private func damage(_ number: Int?) -> DatabaseError {
    DatabaseError(resultCode: .SQLITE_CORRUPT, message: "the undo step \(number.map(String.init) ?? "?") is damaged")
  }
}

/// The table of undo steps.
///
/// `changes` undoes the step or, if it is undone, redoes it: see ``RowChanges``. `subjects` holds one per line.
enum UndoSchema {
  static let migration = SchemaMigration("undo 1") { database in
    try database.execute(
      sql: """
        CREATE TABLE undo_step (
          number INTEGER PRIMARY KEY,
          name TEXT NOT NULL,
          subjects TEXT NOT NULL,
          subject_count INTEGER NOT NULL,
          made INTEGER NOT NULL,
          is_undone INTEGER NOT NULL CHECK (is_undone IN (0, 1)),
          checksum INTEGER NOT NULL,
          changes BLOB NOT NULL
        ) STRICT
        """
    )
  }
}

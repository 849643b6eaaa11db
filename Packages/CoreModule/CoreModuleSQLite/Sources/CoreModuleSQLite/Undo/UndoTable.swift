import CoreModule
import Foundation
import GRDB

/// The rows of `undo_step`.
struct UndoTable {
  private let database: Database

  private static let mostSteps = 10_000
  private static let daysKept: Int64 = 365
  /// Old steps are looked for once in so many.
  private static let rest = 64

  init(_ database: Database) { self.database = database }

  /// Adds a step; the ones that were taken back go.
  func append(_ name: StepName, _ subjects: [String], _ changes: RowChanges, at moment: Timestamp) throws {
    let last = try Row.fetchOne(
      database.cachedStatement(sql: "SELECT number, is_undone FROM undo_step ORDER BY number DESC LIMIT 1")
    )
    let number = (last?["number"] ?? 0) + 1
    if last?["is_undone"] == true { try database.execute(sql: "DELETE FROM undo_step WHERE is_undone") }
    let data = Data(changes.bytes)
    try database.cachedStatement(
      sql: """
        INSERT INTO undo_step (number, name, subjects, subject_count, made, is_undone, checksum, changes) VALUES (?, ?, ?, ?, ?, 0, ?, ?)
        """
    ).execute(arguments: [
      number, name.description, subjects.prefix(UndoStep.mostSubjects).joined(separator: "\n"), subjects.count, moment.milliseconds,
      Checksum.of(changes.bytes), data,
    ])
    if number % Self.rest == 0 { try dropOld(before: number, moment) }
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

  /// - Throws: `SQLITE_CORRUPT` when the bytes are not what was written.
  func changes(of step: UndoStep) throws -> RowChangesReader {
    guard let row = try Row.fetchOne(database, sql: "SELECT checksum, changes FROM undo_step WHERE number = ?", arguments: [step.number])
    else { throw damage(step) }
    let bytes = [UInt8](row["changes"] as Data)
    guard row["checksum"] == Checksum.of(bytes), let reader = try? RowChangesReader(bytes) else { throw damage(step) }
    return reader
  }

  /// The numbers of the steps that are not as they were written.
  func damagedSteps() throws -> [Int] {
    let rows = try Row.fetchCursor(database, sql: "SELECT number, checksum, changes FROM undo_step ORDER BY number")
    return try Array(rows.filter { $0["checksum"] != Checksum.of([UInt8]($0["changes"] as Data)) }.map { $0["number"] })
  }

  /// Turns a step round.
  func turn(_ step: UndoStep, _ changes: RowChanges) throws {
    try database.execute(
      sql: "UPDATE undo_step SET is_undone = NOT is_undone, checksum = ?, changes = ? WHERE number = ?",
      arguments: [Checksum.of(changes.bytes), Data(changes.bytes), step.number]
    )
  }

  private func dropOld(before number: Int, _ moment: Timestamp) throws {
    let oldest = moment.adding(seconds: -Self.daysKept * 86_400)
    try database.execute(
      sql: "DELETE FROM undo_step WHERE number <= ? OR made < ?", arguments: [number - Self.mostSteps, oldest.milliseconds]
    )
  }

  private static let columns = "number, name, subjects, subject_count, made, is_undone"

  private func step(_ row: Row) -> UndoStep {
    UndoStep(
      number: row[0], name: StepName(row[1]), subjects: (row[2] as String).split(separator: "\n").map(String.init), subjectCount: row[3],
      made: Timestamp(milliseconds: row[4]), isUndone: row[5]
    )
  }

  private func damage(_ step: UndoStep) -> DatabaseError {
    DatabaseError(resultCode: .SQLITE_CORRUPT, message: "the undo step \(step.number) is damaged")
  }
}

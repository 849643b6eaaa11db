public import CoreModule
import GRDB

/// Checks the database for damage.
public struct SQLiteDataCheck: DataCheck {
  private let database: SQLiteDatabase
  private let backups: BackupFolder

  /// A check of `database`.
  public init(database: SQLiteDatabase) {
    self.database = database
    backups = BackupFolder(database: database)
  }

  public func problems(isDeep: Bool) async -> [DataProblem] {
    do throws(StorageError) {
      let structure = try await database.read(orWhenMissing: []) { try Structure($0, database.schema).problems(isDeep: isDeep) }
      let rest = structure.contains(where: \.isStructure) ? [] : try await derivedProblems()
      let records = isDeep ? try await recordProblems() : []
      return structure + rest + records
    } catch { return [.unusable(error)] }
  }

  public func repair() async throws(StorageError) -> [DataProblem] {
    let indexes = try await database.read(orWhenMissing: []) { try Structure($0, database.schema).brokenIndexes() }
    if !indexes.isEmpty { try await database.write { try $0.execute(sql: "REINDEX") } }
    let problems = try await derivedProblems()
    let names = problems.compactMap { problem in if case .outOfStep(let name) = problem { name } else { nil } }
    guard !names.isEmpty else { return indexes.map(DataProblem.outOfStep) }
    try await database.write { connection in
      for derived in database.schema.derived where names.contains(derived.name) { try derived.rebuild(connection) }
    }
    return indexes.map(DataProblem.outOfStep) + problems
  }

  /// Skipped for a read-only database: the check of a search index needs a transaction that can write.
  private func derivedProblems() async throws(StorageError) -> [DataProblem] {
    guard try database.isWritable() else { return [] }
    let result = try await database.writeOrRefuse { connection in
      let wrong = try database.schema.derived.filter { try $0.isConsistent(connection) == false }
      return Result<Void, DerivedOutOfStep>.failure(DerivedOutOfStep(names: wrong.map(\.name)))
    }
    guard case .failure(let found) = result else { return [] }
    return found.names.map(DataProblem.outOfStep)
  }

  private func recordProblems() async throws(StorageError) -> [DataProblem] {
    let damaged = try await database.read(orWhenMissing: []) { connection in
      try database.schema.tables.flatMap { table in try RecordCheck(table: table, database: connection).damaged() }
    }
    let steps = try await database.read(orWhenMissing: []) { try UndoTable($0).damagedSteps() }
    guard !damaged.isEmpty else { return steps.map(DataProblem.damagedStep) }
    let sound = backups.newestSoundBackups(of: damaged)
    return damaged.map { .damagedRecord($0.record(backup: sound[$0.place])) } + steps.map(DataProblem.damagedStep)
  }
}

/// Carries the result out of a transaction that is rolled back.
private struct DerivedOutOfStep: Error {
  let names: [String]
}

extension DataProblem {
  fileprivate var isStructure: Bool { if case .structure = self { true } else { false } }
}

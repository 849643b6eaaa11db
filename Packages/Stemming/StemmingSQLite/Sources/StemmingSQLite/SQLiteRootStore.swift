public import CoreModule
public import CoreModuleSQLite
import GRDB
public import Stemming

/// The stored roots in the database.
public struct SQLiteRootStore: RootStore {
  private let database: SQLiteDatabase

  /// A store over `database`, whose schema includes ``StemmingSchema``.
  public init(database: SQLiteDatabase) { self.database = database }

  /// See `RootStore.roots()`.
  public func roots() async throws(StorageError) -> [RootCount] {
    try await database.read(orWhenMissing: []) { try RootTable($0).roots() }
  }

  /// See `RootStore.root(_:)`.
  public func root(_ root: String) async throws(StorageError) -> RootCount? {
    try await database.read(orWhenMissing: nil) { try RootTable($0).root(root) }
  }

  /// See `RootStore.keep(_:)`.
  public func keep(_ roots: [RootCount]) async throws(StorageError) {
    try await database.write(.stem, subjects: { Self.names(of: roots) }) { database in
      let table = RootTable(database)
      for root in roots { try table.put(try table.root(root.root).map { $0.adding(root) } ?? root) }
    }
  }

  /// See `RootStore.clear()`.
  public func clear() async throws(StorageError) -> [RootCount] {
    // Clearing nothing must not create a database.
    guard try await database.read(orWhenMissing: false, { try RootTable($0).hasRoots() }) else { return [] }
    return try await database.write(.stemClear, subjects: Self.names) { database in
      let table = RootTable(database)
      let roots = try table.roots()
      try table.clear()
      return roots
    }
  }

  /// See `RootStore.take(_:isTrial:in:)`.
  public func take(_ roots: [RootCount], isTrial: Bool, in change: Change?) async throws(StorageError) -> [ImportedRoot] {
    if isTrial {
      let new = RootImportPlan.results(of: roots) { _ in nil }
      return try await database.read(orWhenMissing: new) { try Self.trial(roots, $0) }
    }
    return try await database.write(.stem, in: change, subjects: { Self.names(of: $0.filter { !$0.isSkipped }.map(\.root)) }) { database in
      let results = try Self.trial(roots, database)
      let table = RootTable(database)
      for result in results where !result.isSkipped { try table.put(result.root) }
      return results
    }
  }

  private static func trial(_ roots: [RootCount], _ database: Database) throws -> [ImportedRoot] {
    let table = RootTable(database)
    return try RootImportPlan.results(of: roots) { try table.root($0) }
  }

  /// The names of the roots in the undo log; the empty root gets a symbol.
  private static func names(of roots: [RootCount]) -> [String] { roots.map { $0.root.isEmpty ? "∅" : $0.root } }
}

public import CoreModule
public import CoreModuleSQLite
import GRDB
public import Stemming

/// The kept roots in the database.
public struct SQLiteRootStore: RootStore {
  private let database: SQLiteDatabase

  /// A store over `database`, whose schema includes ``StemmingSchema``.
  public init(database: SQLiteDatabase) { self.database = database }

  /// See `RootStore.roots()`.
  public func roots() async throws(StorageError) -> [RootCount] {
    try database.read(orWhenMissing: []) { try RootTable($0).roots() }
  }

  /// See `RootStore.root(_:)`.
  public func root(_ root: String) async throws(StorageError) -> RootCount? {
    try database.read(orWhenMissing: nil) { try RootTable($0).root(root) }
  }

  /// See `RootStore.keep(_:)`.
  public func keep(_ roots: [RootCount]) async throws(StorageError) {
    try database.write(.stem, subjects: { Self.names(of: roots) }) { database in
      let table = RootTable(database)
      for root in roots { try table.put(try table.root(root.root).map { $0.adding(root) } ?? root) }
    }
  }

  /// See `RootStore.clear()`.
  public func clear() async throws(StorageError) -> [RootCount] {
    // Where there is nothing, no database is made.
    guard try database.read(orWhenMissing: false, { try RootTable($0).hasRoots() }) else { return [] }
    return try database.write(.stemClear, subjects: Self.names) { database in
      let table = RootTable(database)
      let roots = try table.roots()
      try table.clear()
      return roots
    }
  }

  /// See `RootStore.take(_:isTrial:)`.
  public func take(_ roots: [RootCount], isTrial: Bool) async throws(StorageError) -> [TakenRoot] {
    if isTrial { return try database.read(orWhenMissing: RootIntake.taken(roots) { _ in nil }) { try Self.trial(roots, $0) } }
    return try database.write(.stem, subjects: { Self.names(of: $0.filter { !$0.isSkipped }.map(\.root)) }) { database in
      let taken = try Self.trial(roots, database)
      let table = RootTable(database)
      for taken in taken where !taken.isSkipped { try table.put(taken.root) }
      return taken
    }
  }

  private static func trial(_ roots: [RootCount], _ database: Database) throws -> [TakenRoot] {
    let table = RootTable(database)
    return try RootIntake.taken(roots) { try table.root($0) }
  }

  /// What a person calls the roots; the empty one has a sign of its own.
  private static func names(of roots: [RootCount]) -> [String] { roots.map { $0.root.isEmpty ? "∅" : $0.root } }
}

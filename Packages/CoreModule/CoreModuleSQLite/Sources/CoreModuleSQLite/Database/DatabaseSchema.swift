import CoreModule
public import GRDB

/// One step of a schema's history. Once released it never changes; a change is a new step.
public struct SchemaMigration: Sendable {
  /// What the step brings, for the log: `words 1`.
  public let name: String
  /// Makes the step inside a transaction.
  public let apply: @Sendable (Database) throws -> Void

  /// A step from its name and its work.
  public init(_ name: String, apply: @escaping @Sendable (Database) throws -> Void) {
    self.name = name
    self.apply = apply
  }
}

/// The whole schema of a program: the undo log's, and that of its features.
///
/// The database's `user_version` is the number of migrations it has seen, so the list only ever grows at its end.
public struct DatabaseSchema: Sendable {
  /// Marks a database as one of this program (`PRAGMA application_id`).
  public let applicationID: Int32
  /// Every migration, oldest first.
  public let migrations: [SchemaMigration]
  /// The tables that hold what the user keeps; changes of others are announced to nobody and are no steps.
  public let tables: [StoredTable]

  /// What follows from the records and is kept beside them.
  public let derived: [DerivedData]

  /// What only ever rises, even when older data is restored.
  public let counters: [StoredCounter]

  /// The sum of what the migrations make, by which opening sees at no cost whether a database has just that; `nil` when opening does not look.
  public let fingerprint: Int64?

  /// A schema from its parts.
  ///
  /// - Parameters:
  ///   - applicationID: Marks a database as one of this program.
  ///   - migrations: Those of all features, in the order in which they were released.
  ///   - tables: The tables that hold what the user keeps.
  ///   - derived: What follows from the records and is kept beside them.
  ///   - counters: What only ever rises, even when older data is restored.
  ///   - fingerprint: See ``fingerprint``. One that is out of date makes opening slow, and no database refused.
  public init(
    applicationID: Int32, migrations: [SchemaMigration], tables: [StoredTable], derived: [DerivedData] = [],
    counters: [StoredCounter] = [], fingerprint: Int64? = nil
  ) {
    self.applicationID = applicationID
    self.migrations = [UndoSchema.migration] + migrations
    self.tables = tables
    self.derived = derived
    self.counters = counters
    self.fingerprint = fingerprint
  }

  /// What ``fingerprint`` must be.
  public func computedFingerprint() throws -> Int64 { try SchemaDefinitions(madeBy: self, version: version).fingerprint }

  /// The `user_version` of a database that has seen every migration.
  var version: Int { migrations.count }

  /// Which part of the data each table holds.
  var areas: [String: DataArea] { Dictionary(uniqueKeysWithValues: tables.map { ($0.name, $0.area) }) }
}

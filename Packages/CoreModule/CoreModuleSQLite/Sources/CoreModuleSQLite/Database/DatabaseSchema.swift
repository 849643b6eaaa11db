import CoreModule
public import GRDB

/// A migration. It never changes after its release; a change is a new migration.
public struct SchemaMigration: Sendable {
  /// The name for the log, such as `words 1`.
  public let name: String
  /// Applies the migration inside a transaction.
  public let apply: @Sendable (Database) throws -> Void

  /// Creates a migration.
  public init(_ name: String, apply: @escaping @Sendable (Database) throws -> Void) {
    self.name = name
    self.apply = apply
  }
}

/// The whole schema of a program: that of the undo log and those of its features.
///
/// `user_version` is the number of applied migrations, so the list only grows at its end.
public struct DatabaseSchema: Sendable {
  /// Marks a database as one of this program (`PRAGMA application_id`).
  public let applicationID: Int32
  /// All migrations, oldest first.
  public let migrations: [SchemaMigration]
  /// The tables with the user's data. Changes of other tables are neither announced nor recorded for undo.
  public var tables: [StoredTable] { makeTables() }

  /// Data that is derived from the records and stored with them.
  public var derived: [DerivedData] { makeDerived() }

  // Made when they are needed, which is not when a file is opened to read it.
  private let makeTables: @Sendable () -> [StoredTable]
  private let makeDerived: @Sendable () -> [DerivedData]

  /// A hash of the migrated schema, which lets opening verify the structure cheaply; `nil` turns the check off.
  public let fingerprint: Int64?

  /// Creates a schema.
  ///
  /// - Parameters:
  ///   - applicationID: Marks a database as one of this program.
  ///   - migrations: The migrations of all features, in the order of their release.
  ///   - tables: The tables with the user's data.
  ///   - derived: Data that is derived from the records and stored with them.
  ///   - fingerprint: See ``fingerprint``. An outdated one makes opening slower, but rejects no database.
  public init(
    applicationID: Int32, migrations: [SchemaMigration], tables: @escaping @autoclosure @Sendable () -> [StoredTable],
    derived: @escaping @autoclosure @Sendable () -> [DerivedData] = [], fingerprint: Int64? = nil
  ) {
    self.applicationID = applicationID
    self.migrations = [UndoSchema.migration] + migrations
    makeTables = tables
    makeDerived = derived
    self.fingerprint = fingerprint
  }

  /// The right value of ``fingerprint``.
  public func computedFingerprint() throws -> Int64 {
    try SchemaDefinitions.reading(self, version: version) { try SchemaDefinitions.fingerprint(of: $0) }
  }

  /// The `user_version` after all migrations.
  var version: Int { migrations.count }

  /// The counters among the derived data, which do not decrease even when older data is restored.
  var counters: [StoredCounter] { derived.compactMap(\.counter) }
}

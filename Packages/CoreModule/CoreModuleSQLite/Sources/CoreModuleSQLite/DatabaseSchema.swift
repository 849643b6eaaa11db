public import CoreModule
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

/// The whole schema of a program: the migrations of its features, oldest first.
///
/// The database's `user_version` is the number of migrations it has seen, so the list only ever grows at its end.
public struct DatabaseSchema: Sendable {
  /// Marks a database as one of this program (`PRAGMA application_id`).
  public let applicationID: Int32
  /// Every migration, oldest first.
  public let migrations: [SchemaMigration]
  /// Which part of the data each table holds; tables that are not named are announced to nobody.
  public let areas: [String: DataArea]

  /// A schema from its parts.
  public init(applicationID: Int32, migrations: [SchemaMigration], areas: [String: DataArea]) {
    self.applicationID = applicationID
    self.migrations = migrations
    self.areas = areas
  }

  /// The `user_version` of a database that has seen every migration.
  var version: Int { migrations.count }
}

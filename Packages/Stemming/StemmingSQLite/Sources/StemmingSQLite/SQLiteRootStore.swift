public import CoreModule
public import CoreModuleSQLite
import GRDB
public import Stemming

/// The stored roots in the database.
public typealias SQLiteRootStore = RowRootStore<SQLiteStorage<RootTable>>

extension SQLiteRootStore {
  /// A store over `database`, whose schema includes `StemmingSchema`.
  public init(database: SQLiteDatabase) { self.init(SQLiteStorage(database) { RootTable($0) }) }
}

/// The rows of `stem_root`.
public struct RootTable: RootRows {
  private let database: Database

  init(_ database: Database) { self.database = database }

  /// Whether there are no rows.
  public var isEmpty: Bool { get throws { try Row.fetchOne(database, sql: "SELECT 1 FROM stem_root LIMIT 1") == nil } }

  public func roots() throws -> [RootCount] {
    let statement = try database.cachedStatement(sql: "SELECT root, count, forms, position FROM stem_root ORDER BY position")
    return try Array(Row.fetchCursor(statement).map(RootCount.init(row:)))
  }

  public func root(_ root: String) throws -> RootCount? {
    let statement = try database.cachedStatement(sql: "SELECT root, count, forms, position FROM stem_root WHERE root = ?")
    return try Row.fetchOne(statement, arguments: [root]).map(RootCount.init(row:))
  }

  public func put(_ root: RootCount) throws {
    let statement = try database.cachedStatement(
      sql: """
        INSERT INTO stem_root (root, count, forms) VALUES (?, ?, ?)
        ON CONFLICT (root) DO UPDATE SET count = excluded.count, forms = excluded.forms
        """
    )
    try statement.execute(arguments: [root.root, root.count, root.forms.joined(separator: "\n")])
  }

  public func deleteAll() throws { try database.execute(sql: "DELETE FROM stem_root") }
}

extension RootCount {
  /// Reads a row with `root`, `count`, `forms` and `position`.
  fileprivate init(row: Row) throws {
    var columns = RowReader(row, of: "stem_root", key: 3)
    self.init(root: try columns.text(), count: try columns.count(), forms: try columns.lines())
  }
}

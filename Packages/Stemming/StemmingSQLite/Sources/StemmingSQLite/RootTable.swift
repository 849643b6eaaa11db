import CoreModuleSQLite
import GRDB
import Stemming

/// The rows of `stem_root`.
struct RootTable {
  private let database: Database

  init(_ database: Database) { self.database = database }

  func hasRoots() throws -> Bool { try Row.fetchOne(database, sql: "SELECT 1 FROM stem_root LIMIT 1") != nil }

  func roots() throws -> [RootCount] {
    let statement = try database.cachedStatement(sql: "SELECT root, count, forms, position FROM stem_root ORDER BY position")
    return try Array(Row.fetchCursor(statement).map(RootCount.init(row:)))
  }

  func root(_ root: String) throws -> RootCount? {
    let statement = try database.cachedStatement(sql: "SELECT root, count, forms, position FROM stem_root WHERE root = ?")
    return try Row.fetchOne(statement, arguments: [root]).map(RootCount.init(row:))
  }

  /// Inserts a root at the end, or updates it.
  func put(_ root: RootCount) throws {
    let statement = try database.cachedStatement(
      sql: """
        INSERT INTO stem_root (root, count, forms) VALUES (?, ?, ?)
        ON CONFLICT (root) DO UPDATE SET count = excluded.count, forms = excluded.forms
        """
    )
    try statement.execute(arguments: [root.root, root.count, root.forms.joined(separator: "\n")])
  }

  func clear() throws { try database.execute(sql: "DELETE FROM stem_root") }
}

extension RootCount {
  /// Reads a row with `root`, `count`, `forms` and `position`.
  init(row: Row) throws {
    var columns = RowReader(row, of: "stem_root", key: 3)
    self.init(root: try columns.text(), count: try columns.count(), forms: try columns.lines())
  }
}

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

  /// Keeps a root in its place, or behind all others.
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
  /// The root of a row with `root`, `count`, `forms` and `position`. In a damaged file a value may be of any type, for which GRDB would end the
  /// program.
  init(row: Row) throws {
    guard let root = String.fromDatabaseValue(row[0]), let count = Int.fromDatabaseValue(row[1]),
      let forms = String.fromDatabaseValue(row[2])
    else { throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "a kept root is damaged") }
    let numbers = RecordNumbers(of: "stem_root", key: Int64.fromDatabaseValue(row[3]))
    self.init(
      root: root, count: try numbers.count(count), forms: forms.utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) })
  }
}

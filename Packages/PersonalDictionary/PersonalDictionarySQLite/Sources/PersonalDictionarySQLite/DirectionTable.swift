public import CoreModule
import CoreModuleSQLite
import GRDB
public import PersonalDictionary

/// The row of `chosen_direction`.
public struct DirectionTable: DirectionRows {
  private let database: Database

  init(_ database: Database) { self.database = database }

  public func direction() throws -> Direction? {
    guard let row = try Row.fetchOne(database, sql: "SELECT source_language, target_language FROM chosen_direction") else { return nil }
    var columns = RowReader(row, of: "chosen_direction", key: nil)
    let (from, to): (Language, Language) = (try columns.text { Language(code: $0) }, try columns.text { Language(code: $0) })
    return Direction(from: from, to: to)
  }

  public func setDirection(_ direction: Direction) throws {
    try database.execute(
      sql: """
        INSERT INTO chosen_direction (only, source_language, target_language) VALUES (1, ?, ?)
        ON CONFLICT (only) DO UPDATE SET source_language = excluded.source_language, target_language = excluded.target_language
        """,
      arguments: [direction.from.code, direction.to.code]
    )
  }
}

import CoreModule
import GRDB

/// Where a record stands.
struct RecordPlace: Hashable {
  let table: String
  let key: Int64
}

/// A record whose checksum does not fit.
struct RecordDamage {
  let place: RecordPlace
  let area: DataArea
  let number: Int?
  let subject: String?

  func record(backup: String?) -> DamagedRecord { DamagedRecord(area: area, number: number, subject: subject, backup: backup) }
}

/// Compares the records of a table with their checksums.
struct RecordCheck {
  private let table: StoredTable
  private let database: Database

  init(_ table: StoredTable, _ database: Database) {
    self.table = table
    self.database = database
  }

  func damaged() throws -> [RecordDamage] {
    let sql = """
      SELECT \(table.key), \(table.numberColumn ?? "NULL"), CAST(\(table.subjectColumn ?? "NULL") AS TEXT) FROM \(table.name)
      WHERE checksum IS NOT \(table.checksumExpression)
      """
    return try Row.fetchAll(database, sql: sql).map { row in
      // In a damaged file a value may be of any type.
      RecordDamage(
        place: RecordPlace(table: table.name, key: Int64.fromDatabaseValue(row[0]) ?? 0), area: table.area,
        number: Int.fromDatabaseValue(row[1]), subject: String.fromDatabaseValue(row[2])
      )
    }
  }

  func isSound(_ key: Int64) throws -> Bool {
    let sql = "SELECT checksum IS \(table.checksumExpression) FROM \(table.name) WHERE \(table.key) = ?"
    return try Bool.fetchOne(database, sql: sql, arguments: [key]) ?? false
  }

  var count: Int {
    get throws { try Int.fetchOne(database, sql: "SELECT count(*) FROM \(table.name)") ?? 0 }
  }
}

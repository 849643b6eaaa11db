import CoreModule
import GRDB

/// The table and key of a record.
struct RecordPlace: Hashable {
  let table: String
  let key: Int64
}

/// A record that does not match its checksum.
struct RecordDamage {
  let place: RecordPlace
  let area: DataArea
  let number: Int?
  let subject: String?

  func record(backup: String?) -> DamagedRecord { DamagedRecord(area: area, number: number, subject: subject, backup: backup) }
}

/// Compares the records of a table with their checksums.
struct RecordCheck {
  let table: StoredTable
  let database: Database

  func damaged() throws -> [RecordDamage] {
    let sql = """
      SELECT \(table.key), \(table.numberColumn ?? "NULL"), CAST(\(table.subjectColumn ?? "NULL") AS TEXT) FROM \(table.name)
      WHERE checksum IS NOT \(table.checksumExpression)
      """
    return try Row.fetchAll(database, sql: sql).map { row in
      // In a damaged file, a value may have any type.
      RecordDamage(
        place: RecordPlace(table: table.name, key: Int64.fromDatabaseValue(row[0]) ?? 0), area: table.area,
        number: Int.fromDatabaseValue(row[1]), subject: String.fromDatabaseValue(row[2])
      )
    }
  }

  /// Whether the same record is undamaged here; another record may have taken its key.
  func isSound(_ record: RecordDamage) throws -> Bool {
    let sql = """
      SELECT checksum IS \(table.checksumExpression), \(table.numberColumn ?? "NULL") FROM \(table.name) WHERE \(table.key) = ?
      """
    guard let row = try Row.fetchOne(database, sql: sql, arguments: [record.place.key]) else { return false }
    return row[0] == true && Int.fromDatabaseValue(row[1]) == record.number
  }
}

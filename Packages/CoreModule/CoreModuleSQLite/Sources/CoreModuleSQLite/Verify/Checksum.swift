import CoreModule
import Foundation
public import GRDB

/// The FNV-1a hash of a record, which reveals damage of a single bit.
public struct Checksum {
  private var hash = FNV1a()

  /// The checksum of a row: of all columns of its ``StoredTable`` but the last, in order. A store that inserts rows with it saves the
  /// database a second write.
  public static func of(_ values: [DatabaseValue]) -> Int64 {
    var checksum = Checksum()
    for value in values { checksum.add(value) }
    return checksum.value
  }

  var value: Int64 { Int64(bitPattern: hash.value) }

  mutating func add(_ bytes: UnsafeRawBufferPointer) { hash.add(bytes) }

  /// Adds a value with its type and length, so that different rows never hash the same bytes.
  mutating func add(_ value: DatabaseValue) {
    switch value.storage {
    case .null: add(tag: 5, 0)
    case .int64(let number): add(tag: 1, UInt64(bitPattern: number))
    case .double(let number): add(tag: 2, number.bitPattern)
    case .string(var text):
      text.withUTF8 { bytes in
        add(tag: 3, UInt64(bytes.count))
        add(UnsafeRawBufferPointer(bytes))
      }
    case .blob(let data): data.withUnsafeBytes { add(blob: $0) }
    }
  }

  /// Adds the bytes of a blob with their number.
  mutating func add(blob bytes: UnsafeRawBufferPointer) {
    add(tag: 4, UInt64(bytes.count))
    add(bytes)
  }

  mutating func add(tag: UInt8, _ number: UInt64) {
    withUnsafeBytes(of: tag) { add($0) }
    withUnsafeBytes(of: number.littleEndian) { add($0) }
  }
}

extension DatabaseFunction {
  /// `record_checksum(VALUE, …)`: the checksum of a row's values.
  static var recordChecksum: DatabaseFunction {
    DatabaseFunction("record_checksum", pure: true) { Checksum.of($0) }
  }
}

extension StoredTable {
  /// The SQL expression of the right checksum. An array is joined faster than a slice.
  var checksumExpression: String { "record_checksum(\(Array(checkedColumns).joined(separator: ", ")))" }

  /// Updates the checksums of changed rows, in the order of the table, so that each page is read once.
  func seal(_ keys: some Sequence<Int64>, in database: Database) throws {
    let statement = try database.cachedStatement(sql: "UPDATE \(name) SET checksum = \(checksumExpression) WHERE \(key) = ?")
    for key in keys.sorted() { try statement.execute(arguments: [key]) }
  }
}

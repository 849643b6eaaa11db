import Foundation
public import GRDB

/// The 64-bit FNV-1a sum of a record, by which damage of a single bit shows
/// (http://www.isthe.com/chongo/tech/comp/fnv/index.html).
public struct Checksum {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The sum of a row's values: all columns of its ``StoredTable`` but the last, in their order. A store that inserts a row with it spares the
  /// database to add it.
  public static func of(_ values: [DatabaseValue]) -> Int64 {
    var checksum = Checksum()
    for value in values { checksum.add(value) }
    return checksum.value
  }

  var value: Int64 { Int64(bitPattern: state) }

  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    for byte in bytes { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  /// Adds a value with its type and length, so that no two rows run together to the same bytes.
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
    case .blob(let data):
      add(tag: 4, UInt64(data.count))
      data.withUnsafeBytes { add($0) }
    }
  }

  mutating func add(tag: UInt8, _ number: UInt64) {
    withUnsafeBytes(of: tag) { add($0) }
    withUnsafeBytes(of: number.littleEndian) { add($0) }
  }
}

extension DatabaseFunction {
  /// `record_checksum(VALUE, …)`: the sum of a row's values.
  static var recordChecksum: DatabaseFunction {
    DatabaseFunction("record_checksum", pure: true) { Checksum.of($0) }
  }
}

extension StoredTable {
  /// The expression of what `checksum` must be. An array is joined faster than a slice, whose conformances are searched for first.
  var checksumExpression: String { "record_checksum(\(Array(checkedColumns).joined(separator: ", ")))" }

  /// Fills the checksums of rows that changed.
  func seal(_ keys: some Sequence<Int64>, in database: Database) throws {
    let statement = try database.cachedStatement(sql: "UPDATE \(name) SET checksum = \(checksumExpression) WHERE \(key) = ?")
    for key in keys { try statement.execute(arguments: [key]) }
  }
}

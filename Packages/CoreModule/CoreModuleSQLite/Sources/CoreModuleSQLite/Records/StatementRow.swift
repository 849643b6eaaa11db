public import Foundation
import SQLitePreupdate

/// A row that a ``RepeatedStatement`` selects, valid only until the next one. Columns are counted from 0.
///
/// A value of another type than the one that is asked for is `nil`.
public struct StatementRow {
  private let statement: OpaquePointer

  init(_ statement: OpaquePointer) { self.statement = statement }

  /// Whether a column is NULL.
  public func isNull(_ column: Int) -> Bool { type(column) == Int32(VALUE_NULL) }

  /// A whole number.
  public func integer(_ column: Int) -> Int64? {
    type(column) == Int32(VALUE_INTEGER) ? sqlite3_column_int64(statement, Int32(column)) : nil
  }

  /// A number, perhaps with a fraction.
  public func real(_ column: Int) -> Double? {
    switch type(column) {
    case Int32(VALUE_REAL), Int32(VALUE_INTEGER): sqlite3_column_double(statement, Int32(column))
    default: nil
    }
  }

  /// A text.
  public func text(_ column: Int) -> String? {
    guard type(column) == Int32(VALUE_TEXT), let start = sqlite3_column_text(statement, Int32(column)) else { return nil }
    return String(decoding: UnsafeBufferPointer(start: start, count: bytes(column)), as: UTF8.self)
  }

  /// An identity.
  public func identity(_ column: Int) -> UUID? {
    guard type(column) == Int32(VALUE_BLOB), bytes(column) == 16, let start = sqlite3_column_blob(statement, Int32(column)) else {
      return nil
    }
    return UUID(uuid: start.loadUnaligned(as: uuid_t.self))
  }

  /// The checksum of the text that the texts of these columns make with a byte between them. NULL is empty.
  func checksum(_ columns: Range<Int>, joinedBy separator: UInt8) -> Int64 {
    let texts = columns.lazy.map { column in
      let start = sqlite3_column_text(statement, Int32(column))
      return UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : bytes(column))
    }
    var checksum = Checksum()
    checksum.add(tag: 3, UInt64(texts.reduce(columns.count - 1) { $0 + $1.count }))
    for (place, text) in texts.enumerated() {
      if place > 0 { withUnsafeBytes(of: separator) { checksum.add($0) } }
      checksum.add(text)
    }
    return checksum.value
  }

  private func type(_ column: Int) -> Int32 { sqlite3_column_type(statement, Int32(column)) }
  private func bytes(_ column: Int) -> Int { Int(sqlite3_column_bytes(statement, Int32(column))) }
}

public import Foundation
import SQLitePreupdate

/// The values of the parameters of a ``RepeatedStatement``, added in their order.
public struct BoundValues {
  private let statement: OpaquePointer
  private var place: Int32 = 0
  private var checksum = Checksum()
  /// The first result of SQLite that was not 0.
  private(set) var result: Int32 = 0

  init(_ statement: OpaquePointer) { self.statement = statement }

  /// Adds a whole number or NULL.
  public mutating func add(_ number: Int64?) {
    guard let number else { return addNull() }
    checksum.add(tag: 1, UInt64(bitPattern: number))
    note(sqlite3_bind_int64(statement, next(), number))
  }

  /// Adds a whole number or NULL.
  public mutating func add(_ number: Int?) { add(number.map(Int64.init)) }

  /// Adds 1 or 0.
  public mutating func add(_ flag: Bool) { add(flag ? 1 as Int64 : 0) }

  /// Adds a real number or NULL.
  public mutating func add(_ number: Double?) {
    guard let number else { return addNull() }
    checksum.add(tag: 2, number.bitPattern)
    note(sqlite3_bind_double(statement, next(), number))
  }

  /// Adds a text or NULL.
  public mutating func add(_ text: String?) {
    guard var text else { return addNull() }
    text.withUTF8 { bytes in
      checksum.add(tag: 3, UInt64(bytes.count))
      checksum.add(UnsafeRawBufferPointer(bytes))
      let start = UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self)
      note(preupdate_bind_text(statement, next(), start, Int32(clamping: bytes.count)))
    }
  }

  /// Adds an identity or NULL.
  public mutating func add(_ identity: UUID?) {
    guard let identity else { return addNull() }
    withUnsafeBytes(of: identity.uuid) { bytes in
      checksum.add(tag: 4, UInt64(bytes.count))
      checksum.add(bytes)
      note(preupdate_bind_blob(statement, next(), bytes.baseAddress, Int32(bytes.count)))
    }
  }

  /// Adds NULL.
  public mutating func addNull() {
    checksum.add(tag: 5, 0)
    note(sqlite3_bind_null(statement, next()))
  }

  /// Adds the checksum of the values so far, which are those of a row of a ``StoredTable``. It saves the database a second write of the row.
  public mutating func addChecksum() { note(sqlite3_bind_int64(statement, next(), checksum.value)) }

  private mutating func next() -> Int32 {
    place += 1
    return place
  }

  private mutating func note(_ result: Int32) { if self.result == 0 { self.result = result } }
}

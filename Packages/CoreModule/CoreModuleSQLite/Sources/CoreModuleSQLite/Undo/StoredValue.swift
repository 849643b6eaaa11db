import Foundation
import GRDB

/// A value as SQLite stores it. Texts are stored as bytes, so that invalid UTF-8 is restored unchanged.
enum StoredValue: Equatable {
  case null
  case integer(Int64)
  case real(Double)
  case text([UInt8])
  case blob([UInt8])

  /// The value as a statement argument.
  var databaseValue: DatabaseValue {
    switch self {
    case .null: .null
    case .integer(let number): number.databaseValue
    case .real(let number): number.databaseValue
    case .text(let bytes): String(decoding: bytes, as: UTF8.self).databaseValue
    case .blob(let bytes): Data(bytes).databaseValue
    }
  }
}

extension [UInt8] {
  /// Seven bits per byte, lowest first; the top bit is set when more follow.
  mutating func append(varint number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(rest))
  }

  /// Like ``append(varint:)``, with zigzag encoding for small negative numbers.
  mutating func append(signed number: Int64) { append(varint: UInt64(bitPattern: number << 1 ^ number >> 63)) }

  mutating func append(text: String) {
    append(varint: UInt64(text.utf8.count))
    append(contentsOf: text.utf8)
  }

  mutating func append(_ value: StoredValue) {
    switch value {
    case .null: append(5)
    case .integer(let number):
      append(1)
      append(signed: number)
    case .real(let number):
      append(2)
      append(varint: number.bitPattern)
    case .text(let bytes):
      append(3)
      append(varint: UInt64(bytes.count))
      append(contentsOf: bytes)
    case .blob(let bytes):
      append(4)
      append(varint: UInt64(bytes.count))
      append(contentsOf: bytes)
    }
  }
}

/// Decodes the values that the methods above encode.
struct ByteReader {
  private let bytes: [UInt8]
  private(set) var position: Int

  init(_ bytes: [UInt8], at position: Int = 0) { (self.bytes, self.position) = (bytes, position) }

  var isAtEnd: Bool { position >= bytes.count }

  mutating func byte() throws(RowChangesError) -> UInt8 {
    guard position < bytes.count else { throw RowChangesError() }
    defer { position += 1 }
    return bytes[position]
  }

  mutating func varint() throws(RowChangesError) -> UInt64 {
    var number: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 70, by: 7) {
      let byte = try byte()
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return number }
    }
    throw RowChangesError()
  }

  mutating func signed() throws(RowChangesError) -> Int64 {
    let number = try varint()
    return Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1)
  }

  mutating func text() throws(RowChangesError) -> String { String(decoding: try run(), as: UTF8.self) }

  mutating func value() throws(RowChangesError) -> StoredValue {
    switch try byte() {
    case 5: return .null
    case 1: return .integer(try signed())
    case 2: return .real(Double(bitPattern: try varint()))
    case 3: return .text(Array(try run()))
    case 4: return .blob(Array(try run()))
    default: throw RowChangesError()
    }
  }

  /// Skips this many values.
  mutating func skip(_ count: Int) throws(RowChangesError) {
    for _ in 0..<count {
      switch try byte() {
      case 5: break
      case 1, 2: _ = try varint()
      case 3, 4: _ = try run()
      default: throw RowChangesError()
      }
    }
  }

  private mutating func run() throws(RowChangesError) -> ArraySlice<UInt8> {
    let count = try varint()
    guard count <= UInt64(bytes.count - position) else { throw RowChangesError() }
    defer { position += Int(count) }
    return bytes[position..<position + Int(count)]
  }
}

public import CoreModule
public import Foundation
public import GRDB

/// Reads the columns of a row from left to right.
///
/// In a damaged file a value may be missing or of another type, for which GRDB would crash. This reader throws instead.
public struct RowReader {
  private enum Source {
    case row(Row)
    case statement(StatementRow)
  }

  private let source: Source
  private let table: String
  private var index: Int
  /// The range checks of the record's numbers.
  public let numbers: RecordNumbers

  /// A reader for a row of `table`, starting at column `start`. The column `key` identifies the record in errors.
  public init(_ row: Row, of table: String, from start: Int = 0, key: Int? = 0) {
    source = .row(row)
    self.table = table
    index = start
    numbers = RecordNumbers(of: table, key: key.flatMap { Int64.fromDatabaseValue(row[$0]) })
  }

  /// The same for a row of a ``RepeatedStatement``.
  public init(_ row: StatementRow, of table: String, from start: Int = 0, key: Int? = 0) {
    source = .statement(row)
    self.table = table
    index = start
    numbers = RecordNumbers(of: table, key: key.flatMap(row.integer))
  }

  /// The next column, a text.
  public mutating func text() throws -> String { try required(textIfAny()) }

  /// The next column, a text or `nil`.
  public mutating func textIfAny() throws -> String? { try next({ $0.text($1) }, { String.fromDatabaseValue($0) }) }

  /// The next column, a whole number.
  public mutating func integer() throws -> Int64 { try required(integerIfAny()) }

  /// The next column, a whole number or `nil`.
  public mutating func integerIfAny() throws -> Int64? { try next({ $0.integer($1) }, Self.wholeNumber) }

  /// The next column, a count.
  public mutating func count() throws -> Int { try numbers.count(Int(try integer())) }

  /// The next column, a count or `nil`.
  public mutating func countIfAny() throws -> Int? { try integerIfAny().map { try numbers.count(Int($0)) } }

  /// The next column, a boolean.
  public mutating func flag() throws -> Bool { try required(flagIfAny()) }

  /// The next column, a boolean or `nil`.
  public mutating func flagIfAny() throws -> Bool? { try next({ $0.integer($1).map { $0 != 0 } }, { Bool.fromDatabaseValue($0) }) }

  /// The next column, a timestamp.
  public mutating func moment() throws -> Timestamp { try numbers.moment(try integer()) }

  /// The next column, a timestamp or `nil`.
  public mutating func momentIfAny() throws -> Timestamp? { try integerIfAny().map { try numbers.moment($0) } }

  /// The next column, a UUID.
  public mutating func uuid() throws -> UUID { try required(uuidIfAny()) }

  /// The next column, a UUID or `nil`.
  public mutating func uuidIfAny() throws -> UUID? { try next({ $0.identity($1) }, { UUID.fromDatabaseValue($0) }) }

  /// The next column, a number with a fraction or `nil`.
  public mutating func fractionIfAny() throws -> Double? { try next({ $0.real($1) }, { Double.fromDatabaseValue($0) }) }

  /// The next column, the lines of a text.
  public mutating func lines() throws -> [String] { Self.lines(of: try text()) }

  /// The next column, the lines of a text; none for `nil`.
  public mutating func linesIfAny() throws -> [String] { try textIfAny().map(Self.lines) ?? [] }

  private static func lines(of text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) }
  }

  /// The next column, a text converted by `make`.
  public mutating func text<Value>(as make: (String) -> Value?) throws -> Value {
    guard let value = make(try text()) else { throw damage }
    return value
  }

  /// The error for an invalid value in the column that was read last.
  public var damage: DatabaseError {
    let record = numbers.key.map { " of the record \($0)" } ?? ""
    return DatabaseError(resultCode: .SQLITE_CORRUPT, message: "column \(index)\(record) in \(table) is damaged")
  }

  /// A whole number that is stored as one: GRDB would cut off a fraction.
  private static func wholeNumber(_ value: DatabaseValue) -> Int64? { if case .int64(let number) = value.storage { number } else { nil } }

  private func required<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw damage }
    return value
  }

  private mutating func next<Value>(
    _ read: (StatementRow, Int) -> Value?, _ convert: (DatabaseValue) -> Value?
  ) throws -> Value? {
    let column = index
    index += 1
    let value: Value?
    switch source {
    case .statement(let row):
      if row.isNull(column) { return nil }
      value = read(row, column)
    case .row(let row):
      let stored: DatabaseValue = row[column]
      if stored.isNull { return nil }
      value = convert(stored)
    }
    return try required(value)
  }
}

extension [String] {
  /// The texts in the form that ``RowReader/linesIfAny()`` reads: one line each, or `nil`. They must not hold line breaks.
  public var storedLines: String? { count < 2 ? first : joined(separator: "\n") }
}

import CoreModule
import CoreModuleSQLite
import GRDB
import WordGame

/// The columns of a row from left to right. In a damaged file a value may be of any type, for which GRDB would end the program.
struct StoredColumns {
  private let row: Row
  private var index = 0
  private let numbers: RecordNumbers

  /// - Parameter table: The table of the row, whose first column is the key.
  init(_ row: Row, of table: String) {
    self.row = row
    numbers = RecordNumbers(of: table, key: Int64.fromDatabaseValue(row[0]))
    index = 1
  }

  /// The value that stands there, or `nil`.
  mutating func nextIfAny<Value: DatabaseValueConvertible>() -> Value? {
    defer { index += 1 }
    return Value.fromDatabaseValue(row[index])
  }

  /// The value that must stand there.
  mutating func next<Value: DatabaseValueConvertible>() throws -> Value {
    guard let value: Value = nextIfAny() else {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "a game has no value in column \(index - 1)")
    }
    return value
  }

  /// The moment that must stand there.
  mutating func nextMoment() throws -> Timestamp { try numbers.moment(try next()) }

  /// The number of things that must stand there.
  mutating func nextCount() throws -> Int { try numbers.count(try next()) }

  /// The two languages, or `nil` for unknown ones.
  mutating func nextLanguages() throws -> LanguagePair? {
    let (from, to): (String, String) = (try next(), try next())
    return from.isEmpty && to.isEmpty ? nil : LanguagePair(from: from, to: to)
  }

  /// The lines of a text; none for no text.
  mutating func nextLines() -> [String] {
    let text: String? = nextIfAny()
    return text.map { $0.utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) } } ?? []
  }
}

import CoreModuleSQLite
import GRDB

/// In a damaged file a value may be of any type, for which GRDB's own subscript would end the program.
extension Row {
  /// A value that is there.
  func value<Value: DatabaseValueConvertible>(_ index: Int, as type: Value.Type = Value.self) throws -> Value {
    guard let value = Value.fromDatabaseValue(self[index]) else { throw damage(index) }
    return value
  }

  /// A value that may be missing.
  func valueIfAny<Value: DatabaseValueConvertible>(_ index: Int, as type: Value.Type = Value.self) throws -> Value? {
    let stored: DatabaseValue = self[index]
    return stored.isNull ? nil : try value(index)
  }

  /// A number of things that is there.
  func count(_ index: Int, of table: String) throws -> Int { try RecordNumbers(of: table, key: nil).count(try value(index)) }

  private func damage(_ index: Int) -> DatabaseError {
    DatabaseError(resultCode: .SQLITE_CORRUPT, message: "value \(index) of a row is damaged")
  }
}

/// An error of the storage layer. Every case names the file.
public enum StorageError: Error, Equatable, Sendable {
  /// The file is not a database, or belongs to another program.
  case foreign(path: String)
  /// The database is damaged.
  case corrupt(path: String)
  /// A record holds values that this program never writes.
  case damagedRecord(path: String, table: String, key: Int64?)
  /// Some tables, indexes, views or triggers differ from the program's schema, or are missing.
  case unknownStructure(path: String, names: [String])
  /// The database was written by a newer version of the program.
  case newerVersion(path: String)
  /// The user has no permission to read or write the file or its folder.
  case permissionDenied(path: String)
  /// The file system is read-only.
  case readOnly(path: String)
  /// The disk is full.
  case diskFull(path: String)
  /// Another process locked the database for too long.
  case busy(path: String)
  /// The file or its folder cannot be created.
  case cannotCreate(path: String)
  /// The change violates a constraint of the database.
  case conflict(path: String, detail: String)
  /// The query has more conditions than SQLite allows.
  case tooManyConditions
  /// SQLite rejected a statement, which is a bug in the program.
  case failedStatement(path: String, detail: String)
  /// Another failure, with the system's description.
  case inputOutput(path: String, detail: String)
}

/// What can go wrong between a feature and the disk. Every case names the file.
public enum StorageError: Error, Equatable, Sendable {
  /// The file is no database, or one of another program.
  case foreign(path: String)
  /// The database is damaged.
  case corrupt(path: String)
  /// A record of the database holds what no program of ours has written.
  case damagedRecord(path: String, table: String, key: Int64?)
  /// The database holds tables, indexes, views or triggers that are not as this program makes them, or lacks some.
  case unknownStructure(path: String, names: [String])
  /// The database was written by a newer version of the program.
  case newerVersion(path: String)
  /// The file or its folder may not be read or written.
  case permissionDenied(path: String)
  /// The place can be read but not written.
  case readOnly(path: String)
  /// The disk is full.
  case diskFull(path: String)
  /// Another process held the database for too long.
  case busy(path: String)
  /// The file or its folder cannot be made.
  case cannotCreate(path: String)
  /// The change does not fit what is kept already, for a reason in the database's words.
  case conflict(path: String, detail: String)
  /// The command names more at once than the database can look for.
  case tooManyConditions
  /// The database did not understand the program, for a reason in its words: the program is wrong.
  case failedStatement(path: String, detail: String)
  /// Reading or writing failed for another reason, given in the system's words.
  case inputOutput(path: String, detail: String)
}

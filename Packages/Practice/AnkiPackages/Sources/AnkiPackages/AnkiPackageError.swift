public import CoreModule

/// Why a package cannot be read or written. Nothing was imported or changed.
public enum AnkiPackageError: Error, Equatable, Sendable {
  /// The package itself cannot be read or written.
  case file(UserFileError)
  /// The file for the unpacked collection cannot be written or read.
  case workFile(UserFileError)
  /// It is not an Anki package.
  case foreign(path: String)
  /// The end of the file is missing.
  case truncated(path: String)
  /// It is damaged.
  case damaged(path: String)
  /// It is protected by a password.
  case encrypted(path: String)
  /// It is compressed in a way that Anki does not use.
  case unknownCompression(path: String)
  /// Two entries have this name, so it is ambiguous.
  case repeatedEntry(path: String, name: String)
  /// The collection is of a newer version of Anki, whose schema has this number.
  case newerSchema(path: String, Int)
  /// The collection is of a version of Anki from before 2012, whose schema has this number.
  case olderSchema(path: String, Int)
  /// The package contains only the notice for old versions of Anki.
  case onlyNotice(path: String)
  /// The unpacked content has more bytes than `limit`.
  case tooLarge(path: String, limit: Int)
  /// Reading the database takes far more steps than its size allows.
  case tooManySteps(path: String)
}

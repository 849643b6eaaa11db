/// A copy of all data as it was at one moment.
public struct Backup: Equatable, Sendable {
  /// The absolute path of the file.
  public let path: String
  /// When it was made.
  public let made: Timestamp
  /// How large the file is, in bytes.
  public let size: Int64
  /// How many records of each area it holds, or `nil` when it cannot be read.
  public let contents: [BackupContent]?

  /// A backup from its parts.
  public init(path: String, made: Timestamp, size: Int64, contents: [BackupContent]?) {
    self.path = path
    self.made = made
    self.size = size
    self.contents = contents
  }
}

/// How much of one area a backup holds.
public struct BackupContent: Equatable, Sendable {
  /// The part of the data.
  public let area: DataArea
  /// How many records.
  public let count: Int

  /// A content from its parts.
  public init(area: DataArea, count: Int) {
    self.area = area
    self.count = count
  }
}

/// What became of a restore.
public struct Restoration: Equatable, Sendable {
  /// What the data is now.
  public let restored: Backup
  /// Where the data that was there before is kept; `nil` when there was none.
  public let savedAs: String?
  /// Whether the undo log can take it back. It cannot when the database was too damaged to be read.
  public let isUndoable: Bool
  /// The records that were damaged in the backup already. They were restored as they are.
  public let damaged: [DamagedRecord]

  /// A restoration from its parts.
  public init(restored: Backup, savedAs: String?, isUndoable: Bool, damaged: [DamagedRecord] = []) {
    self.restored = restored
    self.savedAs = savedAs
    self.isUndoable = isUndoable
    self.damaged = damaged
  }
}

/// Copies of all data, and the way back to them.
public protocol Backups: Sendable {
  /// The backups in the backup folder, the newest first.
  func backups() async throws(BackupError) -> [Backup]

  /// Copies all data as it is now.
  ///
  /// - Parameter path: An absolute path; by default a new file in the backup folder. A backup that is there already is replaced.
  func make(at path: String?) async throws(BackupError) -> Backup

  /// Copies all data into the backup folder, unless that was done a short time ago, and deletes the copies that are no longer needed.
  ///
  /// - Returns: The new backup, or `nil` when none was due.
  func makeIfDue() async throws(BackupError) -> Backup?

  /// Makes the data what it was in the backup at `path`, which is checked first. The present data is saved before.
  ///
  /// Records that are damaged in a backup that is whole otherwise are restored as they are, and named.
  func restore(from path: String) async throws(BackupError) -> Restoration
}

/// What can go wrong with backups.
public enum BackupError: Error, Equatable, Sendable {
  /// The disk, the database, or the backup as a database.
  case storage(StorageError)
  /// There is no data yet.
  case nothingToCopy
  /// There is no such file, or it cannot be read.
  case unreadable(path: String)
  /// The file is no backup of this program.
  case foreign(path: String)
  /// The file is not what was written: its sum differs from the one kept beside it.
  case altered(path: String)
  /// The file is a backup, but its structure is damaged.
  case damaged(path: String)
  /// No backup can be written there: it is no backup that is there, or the folder is missing.
  case notWritable(path: String)
  /// The file is the database itself.
  case isTheDatabase(path: String)
  /// What stands in the place of the database is not this program's to replace: a folder, or a database of another program.
  case placeTaken(path: String, isFolder: Bool)
}

/// The SHA-256 sum of a file's bytes, in hexadecimal digits; throws ``StorageError``.
public struct FileDigest: Sendable {
  /// Reads the file at an absolute path.
  public let sha256: @Sendable (String) throws(StorageError) -> String

  /// A digest from its computation.
  public init(sha256: @escaping @Sendable (String) throws(StorageError) -> String) { self.sha256 = sha256 }
}

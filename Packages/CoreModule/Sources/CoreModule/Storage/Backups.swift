/// A copy of all data at one moment.
public struct Backup: Equatable, Sendable {
  /// The absolute path of the file.
  public let path: String
  /// When it was made.
  public let made: Timestamp
  /// How large the file is, in bytes.
  public let size: Int64
  /// How many records of each area it holds, or `nil` when it cannot be read.
  public let contents: [BackupContent]?

  /// Creates a backup.
  public init(path: String, made: Timestamp, size: Int64, contents: [BackupContent]?) {
    self.path = path
    self.made = made
    self.size = size
    self.contents = contents
  }
}

/// The number of records of one area in a backup.
public struct BackupContent: Equatable, Sendable {
  /// The part of the data.
  public let area: DataArea
  /// How many records.
  public let count: Int

  /// Creates a content.
  public init(area: DataArea, count: Int) { (self.area, self.count) = (area, count) }
}

/// The result of a restore.
public struct Restoration: Equatable, Sendable {
  /// The backup that was restored.
  public let restored: Backup
  /// The path of the copy of the previous data; `nil` when there was none.
  public let savedAs: String?
  /// Whether the restore can be undone. It cannot when the previous database was unreadable.
  public let isUndoable: Bool
  /// The records that are damaged in the backup. They were restored as they are.
  public let damaged: [DamagedRecord]

  /// Creates a restoration.
  public init(restored: Backup, savedAs: String?, isUndoable: Bool, damaged: [DamagedRecord] = []) {
    self.restored = restored
    self.savedAs = savedAs
    self.isUndoable = isUndoable
    self.damaged = damaged
  }
}

/// Makes and restores copies of all data.
public protocol Backups: Sendable {
  /// The backups in the backup folder, newest first.
  func backups() async throws(BackupError) -> [Backup]

  /// Copies all present data.
  ///
  /// - Parameter path: An absolute path; `nil` for a new file in the backup folder. An existing backup there is replaced.
  func make(at path: String?) async throws(BackupError) -> Backup

  /// Copies all data into the backup folder unless the newest backup is recent, and deletes backups that are no longer needed.
  ///
  /// - Returns: The new backup, or `nil` when none was due.
  func makeIfDue() async throws(BackupError) -> Backup?

  /// Restores the backup at `path` after checking it. The present data is saved first.
  ///
  /// Records that are damaged in an otherwise intact backup are restored as they are, and listed in the result.
  func restore(from path: String) async throws(BackupError) -> Restoration
}

/// An error with backups.
public enum BackupError: Error, Equatable, Sendable {
  /// The disk, the database, or the backup's database failed.
  case storage(StorageError)
  /// There is no data yet.
  case nothingToCopy
  /// The file does not exist or cannot be read.
  case unreadable(path: String)
  /// The file is not a backup of this program.
  case foreign(path: String)
  /// The file was changed: it does not match its SHA-256 sum.
  case altered(path: String)
  /// The file is a backup, but its structure is damaged.
  case damaged(path: String)
  /// The backup cannot be written: a file there is not a backup, or the folder does not exist.
  case notWritable(path: String)
  /// The file is the database itself.
  case isTheDatabase(path: String)
  /// The path of the database holds something that must not be replaced: a folder, or another program's database.
  case placeTaken(path: String, isFolder: Bool)
}

/// Computes the SHA-256 sum of a file, in hexadecimal digits; throws ``StorageError``.
public struct FileDigest: Sendable {
  /// The sum of the file at an absolute path.
  public let sha256: @Sendable (String) throws(StorageError) -> String

  /// Creates a digest with this implementation.
  public init(sha256: @escaping @Sendable (String) throws(StorageError) -> String) { self.sha256 = sha256 }
}

public import CoreModule
import CoreModulePOSIX
import GRDB
import Glibc

/// Backups of the database.
public struct SQLiteBackups: Backups {
  let database: SQLiteDatabase
  let folder: BackupFolder
  let digest: FileDigest
  let clock: WallClock

  /// Backups of `database`, dated by `clock`.
  public init(database: SQLiteDatabase, digest: FileDigest, clock: WallClock) {
    self.database = database
    self.digest = digest
    self.clock = clock
    folder = BackupFolder(database: database)
  }

  /// The path of the backup folder for a database.
  public static func folder(ofDatabase path: String) -> String { FilePlace(path: path).folder + "/backups" }

  /// The minimum time between two automatic backups.
  public static var secondsBetween: Int64 { BackupSchedule.interval }

  /// Creates the backup folder if it is missing.
  ///
  /// - Throws: When it cannot be created or written to.
  public func prepareFolder() throws(BackupError) {
    do {
      try FilePlace(path: folder.path + "/").makeFolder()
      guard access(folder.path, W_OK | X_OK) == 0 else { throw SystemError.last }
      guard FilePlace(path: folder.path).isFolder else { throw SystemError(code: ENOTDIR) }
    } catch { throw .storage(StorageError(error, path: folder.path)) }
  }

  public func backups() async throws(BackupError) -> [Backup] {
    do throws(StorageError) { return try folder.backups() } catch { throw .storage(error) }
  }

  public func make(at path: String?) async throws(BackupError) -> Backup {
    guard database.exists else { throw .nothingToCopy }
    let now = clock.now()
    guard let path else { return Backup(fileAt: try copyIntoFolder(), made: now, schema: database.schema) }
    let target = FilePlace(path: FilePlace.endOfLinks(path))
    guard !target.isSameFile(as: database.path) else { throw .isTheDatabase(path: path) }
    try check(target, as: path)
    try copy(to: target.path)
    return Backup(fileAt: target.path, made: now, schema: database.schema)
  }

  /// Only a backup may be replaced; not a device, a pipe, or another file.
  private func check(_ target: FilePlace, as path: String) throws(BackupError) {
    guard !target.path.hasPrefix(database.path + "-"), FilePlace(path: target.folder).isFolder else { throw .notWritable(path: path) }
    guard target.exists else { return }
    guard target.isRegularFile, Backup(fileAt: target.path, made: clock.now(), schema: database.schema).contents != nil else {
      throw .notWritable(path: path)
    }
  }

  /// Copies the database into the folder, under a name that no other process can take at the same time.
  func copyIntoFolder() throws(BackupError) -> String { try withFolderLock { try newCopy() } }

  private func newCopy() throws -> String {
    let path = folder.path(of: folder.freeName(at: clock.now()))
    try copy(to: path)
    return path
  }

  /// Runs `body` while no other process makes a backup in the folder.
  private func withFolderLock<Value>(_ body: () throws -> Value) throws(BackupError) -> Value {
    do {
      try FilePlace(path: folder.path + "/").makeFolder()
      return try lockFile.withLock(body)
    } catch { throw error as? BackupError ?? .storage(StorageError(error, path: folder.path)) }
  }

  public func makeIfDue() async throws(BackupError) -> Backup? {
    guard try isDue() else { return nil }
    guard database.exists else { throw .nothingToCopy }
    let now = clock.now()
    // Another process may have made one while this one waited for the lock.
    guard let path = try withFolderLock({ try isDue() ? newCopy() : nil }) else { return nil }
    try thin()
    return Backup(fileAt: path, made: now, schema: database.schema)
  }

  /// Whether the newest backup is old enough for another one.
  public func isDue() throws(BackupError) -> Bool {
    do throws(StorageError) {
      return BackupSchedule.isDue(try folder.names().map(\.made), now: clock.now())
    } catch { throw .storage(error) }
  }

  /// Runs under the lock, so that after a leap of the clock no other process's unfinished backup is deleted as old.
  private func thin() throws(BackupError) {
    try withFolderLock {
      for name in BackupSchedule.dispensable(try folder.names(), now: clock.now()) { try folder.delete(name) }
      try folder.deleteDrafts(before: clock.now().adding(seconds: -86_400))
    }
  }

  /// The file that is locked while the folder changes.
  private var lockFile: FilePlace { FilePlace(path: folder.path + "/making") }

  /// The checksum of a replaced backup is deleted first, so that it is never beside another file.
  func copy(to target: String) throws(BackupError) {
    let place = FilePlace(path: target)
    let manifest = FilePlace(path: target + ".sha256")
    do {
      var sum = ""
      try place.moveInto { draft in
        try database.copy(to: draft)
        sum = try digest.sha256(draft)
        try manifest.remove()
      }
      try manifest.write("\(sum)  \(place.name)\n")
    } catch { throw .storage(StorageError(error, path: target)) }
  }
}

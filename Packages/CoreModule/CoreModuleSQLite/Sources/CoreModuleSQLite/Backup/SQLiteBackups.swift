public import CoreModule
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

  /// At most one backup by itself in so many seconds.
  public static var secondsBetween: Int64 { BackupSchedule.interval }

  /// Makes the backup folder if it is missing.
  ///
  /// - Throws: When it cannot be made, or nothing can be written into it.
  public func prepareFolder() throws(BackupError) {
    do {
      try FilePlace(path: folder.path + "/").makeFolder()
      guard access(folder.path, W_OK | X_OK) == 0 else { throw POSIXFailure(code: errno) }
      guard FilePlace(path: folder.path).isFolder else { throw POSIXFailure(code: ENOTDIR) }
    } catch { throw .storage(StorageError(error, path: folder.path)) }
  }

  /// See `Backups.backups()`.
  public func backups() async throws(BackupError) -> [Backup] {
    do throws(StorageError) { return try folder.backups() } catch { throw .storage(error) }
  }

  /// See `Backups.make(at:)`.
  public func make(at path: String?) async throws(BackupError) -> Backup {
    let now = clock.now()
    let target = FilePlace.endOfLinks(path ?? folder.path(of: folder.freeName(at: now)))
    guard !FilePlace(path: target).isSameFile(as: database.path) else { throw .isTheDatabase(path: target) }
    guard database.exists else { throw .nothingToCopy }
    try copy(to: target)
    return Backup(fileAt: target, made: now, schema: database.schema)
  }

  /// See `Backups.makeIfDue()`.
  public func makeIfDue() async throws(BackupError) -> Backup? {
    guard try isDue() else { return nil }
    let made = try await make(at: nil)
    try thin()
    return made
  }

  /// Whether the newest backup is so old that another is due.
  public func isDue() throws(BackupError) -> Bool {
    do throws(StorageError) {
      return BackupSchedule.isDue(newest: try folder.names().first?.made, now: clock.now())
    } catch { throw .storage(error) }
  }

  private func thin() throws(BackupError) {
    do throws(StorageError) {
      let names = try folder.names()
      let dispensable = BackupSchedule.dispensable(names.map(\.made), now: clock.now())
      for name in names where dispensable.contains(name.made) { try folder.delete(name) }
    } catch { throw .storage(error) }
  }

  /// The sum of an older backup in the same place goes first: it must never stand beside another file.
  func copy(to target: String) throws(BackupError) {
    let place = FilePlace(path: target)
    let manifest = FilePlace(path: target + ".sha256")
    do {
      try place.makeFolder()
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

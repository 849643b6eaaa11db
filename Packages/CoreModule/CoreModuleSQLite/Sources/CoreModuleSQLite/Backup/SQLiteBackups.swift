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

  /// Where the backups of the database at an absolute path are kept.
  public static func folder(ofDatabase path: String) -> String { FilePlace(path: path).folder + "/backups" }

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
    guard database.exists else { throw .nothingToCopy }
    let now = clock.now()
    guard let path else { return Backup(fileAt: try copyIntoFolder(), made: now, schema: database.schema) }
    let target = FilePlace(path: FilePlace.endOfLinks(path))
    guard !target.isSameFile(as: database.path) else { throw .isTheDatabase(path: path) }
    try check(target, as: path)
    try copy(to: target.path)
    return Backup(fileAt: target.path, made: now, schema: database.schema)
  }

  /// Only a backup makes room for another; a device, a pipe, a file of the user's or of the program's does not.
  private func check(_ target: FilePlace, as path: String) throws(BackupError) {
    guard !target.path.hasPrefix(database.path + "-"), FilePlace(path: target.folder).isFolder else { throw .notWritable(path: path) }
    guard target.exists else { return }
    guard target.isRegularFile, Backup(fileAt: target.path, made: clock.now(), schema: database.schema).contents != nil else {
      throw .notWritable(path: path)
    }
  }

  /// Copies into a new file of the folder, under a name that no other process takes meanwhile.
  func copyIntoFolder() throws(BackupError) -> String {
    guard let path = try copyIntoFolder(if: { () throws(BackupError) in true }) else { throw .nothingToCopy }
    return path
  }

  /// The same, if `isWanted` while no other process makes a backup here; `nil` when it is not.
  private func copyIntoFolder(if isWanted: () throws(BackupError) -> Bool) throws(BackupError) -> String? {
    do {
      try FilePlace(path: folder.path + "/").makeFolder()
      return try making.withLock {
        guard try isWanted() else { return nil }
        let path = folder.path(of: folder.freeName(at: clock.now()))
        try copy(to: path)
        return path
      }
    } catch { throw error as? BackupError ?? .storage(StorageError(error, path: folder.path)) }
  }

  /// See `Backups.makeIfDue()`.
  public func makeIfDue() async throws(BackupError) -> Backup? {
    guard try isDue() else { return nil }
    guard database.exists else { throw .nothingToCopy }
    let now = clock.now()
    // Another process may have made it since.
    guard let path = try copyIntoFolder(if: isDue) else { return nil }
    try thin()
    return Backup(fileAt: path, made: now, schema: database.schema)
  }

  /// Whether the newest backup is so old that another is due.
  public func isDue() throws(BackupError) -> Bool {
    do throws(StorageError) {
      return BackupSchedule.isDue(try folder.names().map(\.made), now: clock.now())
    } catch { throw .storage(error) }
  }

  /// While no other process makes a backup here, so that no draft of one is taken for an old one because the clock leapt.
  private func thin() throws(BackupError) {
    do {
      try making.withLock {
        for name in BackupSchedule.dispensable(try folder.names(), now: clock.now()) { try folder.delete(name) }
        try folder.deleteDrafts(before: clock.now().adding(seconds: -86_400))
      }
    } catch { throw .storage(StorageError(error, path: folder.path)) }
  }

  /// What is locked while the folder changes.
  private var making: FilePlace { FilePlace(path: folder.path + "/making") }

  /// The sum of an older backup in the same place goes first: it must never stand beside another file.
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

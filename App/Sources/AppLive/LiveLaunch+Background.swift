public import AppServices
import CoreModule
import CoreModuleLive
import CoreModuleSQLite
import Glibc

extension LiveLaunch {
  /// Limits board requests, so that a hundred quick presses start one process.
  private static let secondsBetweenBoards: Int64 = 60

  /// The background processes for the data of these options.
  func backgroundWork(
    _ options: LaunchOptions, _ places: Places, _ database: SQLiteDatabase, _ backups: SQLiteBackups
  ) -> BackgroundWork {
    let folder = options.dataFolder.map { ["--data-dir", absolutePath($0)] } ?? []
    let boardReport = MessageFile(path: places.cache + "/keys-refresh")
    let boardRefresh = BackgroundJob(
      arguments: ["keys", "refresh", "--in-background"] + folder, report: boardReport, secondsBetween: Self.secondsBetweenBoards
    ) {
      // The age of the board already shows that a refresh failed.
      _ = boardReport.take()
      return true
    }
    let backup = BackgroundJob(
      arguments: ["backup", "--automatic", "--lang", options.language.rawValue] + folder,
      report: MessageFile(path: places.stateFolder + "/backup-report"), secondsBetween: SQLiteBackups.secondsBetween
    ) { () throws(StorageError) in try backups.prepareIfDue() }
    let reminders = BackgroundJob(
      arguments: reminderArguments(options.language) + folder, report: MessageFile(path: places.cache + "/reminders"),
      secondsBetween: secondsForAnswer
    ) { true }
    return BackgroundWork(
      clock: clock, start: start, backup: variables["GLOT_BACKUP"] == "off" ? nil : backup, boardRefresh: boardRefresh,
      reminders: reminders,
      makesBackups: options.makesBackups, reportsFailures: !options.isQuiet,
      changedVersion: { [path = places.database] in
        database.hasChanged ? ["", "-wal"].compactMap { Self.fileStamp(path + $0) }.joined(separator: " ") : nil
      }
    )
  }

  /// The modification time, size and inode of a file, which identify its version; `nil` if there is no file.
  static func fileStamp(_ path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return "\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)-\(status.st_size)-\(status.st_ino)"
  }
}

extension SQLiteBackups {
  /// Creates the backup folder when a backup is due.
  fileprivate func prepareIfDue() throws(StorageError) -> Bool {
    do throws(BackupError) {
      guard try isDue() else { return false }
      try prepareFolder()
      return true
    } catch {
      guard case .storage(let error) = error else { return false }
      throw error
    }
  }
}

extension MessageFile: PendingMessage, RunReport {}

import AppGraph
import CoreModule
import CoreModuleLive
import CoreModuleSQLite

/// The backup that is made by itself after a change, in a process of its own for which no command waits.
///
/// That process has nowhere to complain to: what it says goes into a file, which the next change tells the user of.
struct AutomaticBackup {
  let backups: SQLiteBackups
  /// The path of the file with what the last backup had to say.
  let report: String
  let clock: WallClock
  /// The arguments of the process.
  let arguments: [String]
  /// Whether the user hears what went wrong.
  let isHeard: Bool

  /// Starts a backup if one is due.
  func start() -> AutomaticBackupFailure? {
    let last = MessageFile(path: report)
    if isHeard, let text = last.take() { return .earlier(text) }
    // Every change asks, so what costs least is asked first.
    guard last.isOlder(than: SQLiteBackups.secondsBetween, at: clock.now()) else { return nil }
    do throws(BackupError) {
      guard try backups.isDue() else { return nil }
      last.touch()
      try backups.prepareFolder()
    } catch {
      last.touch()
      guard case .storage(let error) = error else { return nil }
      return .storage(error)
    }
    return DetachedProcess(arguments: arguments, errors: report).start() ? nil : .storage(.cannotCreate(path: report))
  }
}

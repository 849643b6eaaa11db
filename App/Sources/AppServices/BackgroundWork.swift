public import CoreModule
import Synchronization

/// Starts background processes for the data: a backup after a change, a refresh of an outdated board, and the reminders.
///
/// A command calls ``startDue()`` once at its end; a session or a server may call it as often as it likes.
public final class BackgroundWork: Sendable {
  private struct State {
    var makesBackups: Bool
    var wantsBoard = false
    /// The version of the data when the last backup was started.
    var savedVersion: String?
  }

  private let clock: WallClock
  private let start: ProgramStart
  private let backup: BackgroundJob?
  private let boardRefresh: BackgroundJob
  private let reminders: BackgroundJob?
  private let reportsFailures: Bool
  private let changedVersion: @Sendable () -> String?
  private let state: Mutex<State>

  /// - Parameters:
  ///   - clock: The clock.
  ///   - start: Starts the program.
  ///   - backup: Makes a backup; `nil` when backups are disabled.
  ///   - boardRefresh: Fetches the board.
  ///   - reminders: Shows the reminders that are due; `nil` for a program without them.
  ///   - makesBackups: Whether a change is followed by a backup, until ``setMakesBackups(_:)`` says otherwise.
  ///   - reportsFailures: Whether the failure of an earlier backup is reported.
  ///   - changedVersion: A value that differs after each change of the data; `nil` while this process has changed nothing.
  public init(
    clock: WallClock, start: @escaping ProgramStart, backup: BackgroundJob?, boardRefresh: BackgroundJob, reminders: BackgroundJob? = nil,
    makesBackups: Bool,
    reportsFailures: Bool, changedVersion: @escaping @Sendable () -> String?
  ) {
    self.clock = clock
    self.start = start
    self.backup = backup
    self.boardRefresh = boardRefresh
    self.reminders = reminders
    self.reportsFailures = reportsFailures
    self.changedVersion = changedVersion
    state = Mutex(State(makesBackups: makesBackups))
  }

  /// Sets whether a change is followed by a backup.
  public func setMakesBackups(_ makesBackups: Bool) { state.withLock { $0.makesBackups = makesBackups } }

  /// Requests a refresh of the board with the next start.
  public func requestBoard() { state.withLock { $0.wantsBoard = true } }

  /// Starts what is due.
  ///
  /// - Returns: Why there is no backup. Each failure is returned once.
  public func startDue() -> BackupFailure? {
    startBoardRefresh()
    return startBackup()
  }

  /// Shows the reminders that are due. The job has a minimum interval, so this may be called as often as one likes.
  public func startReminders() {
    // The next run of the program shows what could not be shown now.
    _ = try? reminders?.startIfDue(at: clock.now(), start)
  }

  private func startBoardRefresh() {
    let isWanted = state.withLock { state in
      defer { state.wantsBoard = false }
      return state.wantsBoard
    }
    // The age of the board shows a failure.
    if isWanted { _ = try? boardRefresh.startIfDue(at: clock.now(), start) }
  }

  private func startBackup() -> BackupFailure? {
    let (makesBackups, savedVersion) = state.withLock { ($0.makesBackups, $0.savedVersion) }
    guard let backup, makesBackups, let version = changedVersion(), version != savedVersion else { return nil }
    if reportsFailures, let text = backup.report.take() { return .earlier(text) }
    do throws(StorageError) {
      if try backup.startIfDue(at: clock.now(), start) { state.withLock { $0.savedVersion = version } }
      return nil
    } catch { return .storage(error) }
  }
}

/// Why no automatic backup was made.
public enum BackupFailure: Equatable, Sendable {
  /// The backup folder cannot be used.
  case storage(StorageError)
  /// An earlier backup failed, with its message in the user's language.
  case earlier(String)
}

public import CoreModule
import GRDB
import Synchronization

/// Announces commits to a ``SQLiteDatabase`` by this and other processes.
///
/// Commits of this process are observed by SQLite's hooks. For those of others, a watch on the folder triggers a check of
/// `PRAGMA data_version`, which only changes with commits of other connections. The first subscription starts the watch.
public final class SQLiteDataChanges: DataChanges {
  private let database: SQLiteDatabase
  private let broadcast = Broadcast<DataChange>()
  private let folderWatch = Mutex<FolderWatch?>(nil)

  /// Announces changes of `database`.
  public init(database: SQLiteDatabase) { self.database = database }

  /// Every change committed from now on.
  ///
  /// If the folder cannot be watched, other processes' changes are not announced, and a line is logged.
  public func subscribe() -> AsyncStream<DataChange> {
    let stream = broadcast.reader.subscribe()
    folderWatch.withLock { watch in
      guard watch == nil else { return }
      database.observeCommits(CommitObserver(areas: database.schema.areas, sender: broadcast.sender))
      watch = watchFolder()
    }
    return stream
  }

  private func watchFolder() -> FolderWatch? {
    let lastSeen = Mutex(database.dataVersion())
    return FolderWatch(folder: database.folder, log: database.log) { [database, sender = broadcast.sender] in
      let version = database.dataVersion()
      let isNew = lastSeen.withLock { seen in
        defer { seen = version }
        return seen != version
      }
      if isNew { sender.send(.elsewhere) }
    }
  }
}

/// Sends the areas touched by each commit of this process.
final class CommitObserver: TransactionObserver, Sendable {
  private let areas: [String: DataArea]
  private let sender: BroadcastSender<DataChange>
  private let touched = Mutex<Set<DataArea>>([])

  init(areas: [String: DataArea], sender: BroadcastSender<DataChange>) {
    self.areas = areas
    self.sender = sender
  }

  func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool { areas[eventKind.tableName] != nil }

  func databaseDidChange(with event: DatabaseEvent) {
    if let area = areas[event.tableName] { touched.withLock { _ = $0.insert(area) } }
  }

  func databaseDidCommit(_ database: Database) {
    let areas = touched.withLock { touched in
      defer { touched = [] }
      return touched
    }
    if !areas.isEmpty { sender.send(.here(areas)) }
  }

  func databaseDidRollback(_ database: Database) { touched.withLock { $0 = [] } }
}

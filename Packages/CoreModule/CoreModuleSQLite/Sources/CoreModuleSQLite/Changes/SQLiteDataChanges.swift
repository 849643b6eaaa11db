public import CoreModule
import GRDB
import Synchronization

/// Announces commits to a ``SQLiteDatabase`` by this and other processes.
///
/// The recorder of changes reports the commits of this process. For those of others, a watch on the folder triggers a check of
/// `PRAGMA data_version`, which only changes with commits of other connections. The first subscription starts the watch.
public final class SQLiteDataChanges: DataChanges {
  private let database: SQLiteDatabase
  private let broadcast = Broadcast<DataChange>()
  private let folderWatch = Mutex<FolderWatch?>(nil)

  /// Announces changes of `database`.
  public init(database: SQLiteDatabase) { self.database = database }

  /// How many changes were announced, by this and other processes.
  public var announcedCount: Int { broadcast.reader.sentCount }

  /// Every change committed from now on.
  ///
  /// If the folder cannot be watched, other processes' changes are not announced, and a line is logged.
  public func subscribe() -> AsyncStream<DataChange> {
    let stream = broadcast.reader.subscribe()
    folderWatch.withLock { watch in
      guard watch == nil else { return }
      database.observeCommits { [sender = broadcast.sender] areas in sender.send(.here(areas)) }
      watch = watchFolder()
    }
    return stream
  }

  public func version() async -> String? {
    guard let version = database.dataVersion() else { return nil }
    return "\(version.file.map { "\($0.device) \($0.node)" } ?? "") \(version.version) \(database.ownVersion)"
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

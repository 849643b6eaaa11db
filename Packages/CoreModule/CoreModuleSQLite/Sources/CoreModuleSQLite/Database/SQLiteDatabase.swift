public import CoreModule
public import GRDB
import SQLitePreupdate
import Synchronization

/// The one database of all features. Nothing is opened before the first read or write, and reading never makes a file.
public final class SQLiteDatabase: Sendable {
  private struct Connections {
    var forReading: DatabaseQueue?
    var forWriting: DatabaseQueue?
    /// The file that these have open.
    var file: FileIdentity?
    /// Kept until the next time: to release a connection, Dispatch starts a thread, for which no short command should have to wait.
    var closed: [DatabaseQueue] = []
    var observer: CommitObserver?
    var group: OpenGroup?
    var hasChanged = false
    /// Whether there was a log before this process opened the database: it may be another database's.
    var foundLog = false
    /// Whether that log is left as it is.
    var leavesLog = false
  }

  let file: DatabaseFile
  let log: any Log
  let clock: WallClock
  let recorder: ChangeRecorder
  private let connections = Mutex(Connections())

  /// The database at `path` with this schema; an absolute path. The undo log takes the time from `clock`.
  public init(path: String, schema: DatabaseSchema, clock: WallClock, log: any Log) {
    let log = CategoryLog("database", log)
    file = DatabaseFile(path: path, schema: schema, log: log)
    recorder = ChangeRecorder(tables: schema.tables)
    self.clock = clock
    self.log = log
  }

  /// Spares SQLite counting the memory it uses, which takes a lock for each piece. To be called once, before anything else of SQLite.
  public static func countNoMemory() { _ = preupdate_count_no_memory() }

  /// The absolute path of the database file.
  public var path: String { file.path }

  var schema: DatabaseSchema { file.schema }

  var folder: String { file.place.folder }

  /// Whether this process changed any record.
  public var hasChanged: Bool { connections.withLock(\.hasChanged) }

  /// Reads in one snapshot. Waits for no writer.
  ///
  /// - Parameters:
  ///   - missing: The answer when there is no database yet.
  ///   - body: Reads; may be given any thread.
  /// - Throws: ``StorageError``.
  public func read<Value>(orWhenMissing missing: Value, _ body: (Database) throws -> Value) throws(StorageError) -> Value {
    do {
      guard let queue = try readingQueue() else { return missing }
      return try queue.read(body)
    } catch { throw logged(error, while: "reading") }
  }

  /// Changes in one transaction that is on disk when this returns, and did not happen when it throws.
  ///
  /// - Parameters:
  ///   - step: What the user did, when this is something the user did: the change can be taken back as one step.
  ///   - subjects: What it was done to.
  ///   - body: Makes the change.
  /// - Throws: ``StorageError``.
  public func write<Value>(
    _ step: StepName? = nil, subjects: (Value) -> [String] = { _ in [] }, _ body: (Database) throws -> Value
  ) throws(StorageError) -> Value {
    let result = try writeOrRefuse(step, subjects: subjects) { database -> Result<Value, Never> in .success(try body(database)) }
    switch result {
    case .success(let value): return value
    }
  }

  /// As ``write(_:subjects:_:)``, unless `body` refuses: then nothing happened, and why is returned.
  ///
  /// - Throws: ``StorageError``.
  public func writeOrRefuse<Value, Refusal>(
    _ step: StepName? = nil, subjects: (Value) -> [String] = { _ in [] }, _ body: (Database) throws -> Result<Value, Refusal>
  ) throws(StorageError) -> Result<Value, Refusal> {
    try writeOrRefuse(naming: { _ in step }, subjects: subjects, body)
  }

  /// As ``writeOrRefuse(_:subjects:_:)``, where what the user did shows only when it is done.
  ///
  /// - Throws: ``StorageError``.
  public func writeOrRefuse<Value, Refusal>(
    naming step: (Value) -> StepName?, subjects: (Value) -> [String], _ body: (Database) throws -> Result<Value, Refusal>
  ) throws(StorageError) -> Result<Value, Refusal> {
    if isInGroup { return try changeInGroup(subjects: subjects, body) }
    return try change(body) { database, value, recorded in
      guard let step = step(value), recorded.isStep else { return }
      try append(step, subjects(value), recorded, to: database)
    }
  }

  /// Changes in one transaction, and lets `recording` keep what was changed in the same one; if so told, changes of silent columns too.
  func change<Value, Refusal>(
    recordingSilent: Bool = false, _ body: (Database) throws -> Result<Value, Refusal>,
    recording: (Database, Value, RecordedChanges) throws -> Void
  ) throws(StorageError) -> Result<Value, Refusal> {
    do {
      return try writingQueue().writeWithoutTransaction { database in
        var result: Result<Value, Refusal>?
        try database.inTransaction(.immediate) {
          recorder.start(recordingSilent: recordingSilent)
          let made = Result { try body(database) }
          let recorded = recorder.stop()
          result = try made.get()
          guard case .success(let value)? = result else { return .rollback }
          try seal(recorded, in: database)
          try recording(database, value, recorded)
          noteChange(recorded)
          return .commit
        }
        guard let result else { throw StorageError.inputOutput(path: file.path, detail: "the transaction gave no result") }
        return result
      }
    } catch { throw logged(error, while: "writing") }
  }

  func noteChange(_ recorded: RecordedChanges) {
    if !recorded.touched.isEmpty || recorded.isStep { connections.withLock { $0.hasChanged = true } }
  }

  /// Keeps a step that can be taken back.
  func append(_ step: StepName, _ subjects: [String], count: Int? = nil, _ recorded: RecordedChanges, to database: Database) throws {
    try UndoTable(database).append(step, subjects, count: count, recorded.changes, at: clock.now())
  }

  func seal(_ recorded: RecordedChanges, in database: Database) throws {
    for table in schema.tables {
      guard let keys = recorded.touched[table.name] else { continue }
      let damaged = recorded.damaged[table.name] ?? []
      if !damaged.isEmpty { log.error("damaged records of \(table.name) were changed: \(damaged.sorted())") }
      try table.seal(keys.subtracting(damaged), in: database)
    }
  }

  /// Closes the connection, so that everything lies in the one database file. A later read or write opens it again.
  ///
  /// While others have the database open, the log is theirs to put away, and not even asked for the lock that this takes.
  public func close() {
    connections.withLock { connections in
      let open = [connections.forReading, connections.forWriting].compactMap(\.self)
      let isOpenElsewhere = open.isEmpty ? false : file.place.isOpenElsewhere
      if !connections.leavesLog, connections.hasChanged || (!isOpenElsewhere && file.hasLog) { open.last.map(emptyLog) }
      if isOpenElsewhere { for queue in open { queue.inDatabase { $0.keepLogOnClose(true) } } }
      for queue in open {
        do { try queue.close() } catch { log.warning("closing \(file.path): \(error)") }
      }
      connections = Connections(
        closed: open, observer: connections.observer, group: connections.group, hasChanged: connections.hasChanged
      )
    }
  }

  /// Writes what the log holds into the database and lets the log begin anew, waiting for nobody. Whoever closes last would do it all the same, but
  /// under a lock for which readers have to wait; so little is left to do under that.
  private func emptyLog(_ queue: DatabaseQueue) {
    do {
      try queue.writeWithoutTransaction { database in
        database.waitForNobody()
        _ = try database.checkpoint(.restart)
      }
    } catch { log.debug("the log of \(file.path) stays as it is: \(error)") }
  }

  /// Lets `observer` see every commit of this process from now on.
  func observeCommits(_ observer: CommitObserver) {
    connections.withLock { connections in
      connections.observer = observer
      for queue in [connections.forReading, connections.forWriting] { queue?.add(transactionObserver: observer) }
    }
  }

  /// Changes when another connection has committed, or the file is another; `nil` while there is no database to read.
  func dataVersion() -> DataVersion? {
    do {
      let version = try readingQueue()?.read { try Int.fetchOne($0, sql: "PRAGMA data_version") }
      return version.map { DataVersion(file: file.place.identity, version: $0) }
    } catch {
      log.warning("reading the data version of \(file.path): \(error)")
      return nil
    }
  }

  /// Whether the connection that reads cannot write; `nil` when there is no database.
  func readOnlyPlace() throws(StorageError) -> Bool? {
    do { return try readingQueue()?.configuration.readonly } catch { throw logged(error, while: "opening") }
  }

  /// Runs `body` while the writing connection has the database at `path` attached as `restored`.
  func attaching(_ path: String, _ body: () throws -> Void) throws {
    let queue: DatabaseQueue
    do { queue = try writingQueue() } catch { throw logged(error, while: "opening") }
    try queue.inDatabase { try $0.execute(sql: "ATTACH DATABASE ? AS restored", arguments: [path]) }
    let result = Result { try body() }
    try queue.inDatabase { try $0.execute(sql: "DETACH DATABASE restored") }
    try result.get()
  }

  /// What is damaged is not written over with what the log holds.
  private func leaveLogs() {
    connections.withLock { connections in
      guard connections.foundLog else { return }
      connections.leavesLog = true
      for queue in [connections.forReading, connections.forWriting] { queue?.inDatabase { $0.keepLogOnClose(true) } }
    }
  }

  private func readingQueue() throws -> DatabaseQueue? {
    try connections.withLock { connections in
      letGoOfReplaced(&connections)
      if let open = connections.forWriting ?? connections.forReading { return open }
      guard file.place.exists else { return nil }
      connections.foundLog = file.hasLog
      let queue = try file.openForReading()
      if let observer = connections.observer { queue.add(transactionObserver: observer) }
      connections.forReading = queue
      connections.file = file.place.identity
      return queue
    }
  }

  func writingQueue() throws -> DatabaseQueue {
    try connections.withLock { connections in
      letGoOfReplaced(&connections)
      if let open = connections.forWriting { return open }
      if connections.forReading == nil { connections.foundLog = file.hasLog }
      let queue = try connections.forReading.flatMap { $0.configuration.readonly ? nil : $0 } ?? newWritingQueue(connections.observer)
      try queue.inDatabase { database in
        try database.execute(sql: "PRAGMA cache_size = -\(DatabaseFile.cacheForWriting)")
        recorder.watch(database)
      }
      connections.forWriting = queue
      connections.file = file.place.identity
      return queue
    }
  }

  /// Another file may have been put into the place of the one that is open, or nothing: what is written to the old one would be lost.
  private func letGoOfReplaced(_ connections: inout Connections) {
    guard connections.group == nil, let opened = connections.file, opened != file.place.identity else { return }
    log.warning("\(file.path) is another file now")
    // Not closed here: somebody may be using them, and need what is locked now.
    connections.closed = [connections.forReading, connections.forWriting].compactMap(\.self)
    connections.forReading = nil
    connections.forWriting = nil
    connections.file = nil
  }

  private func newWritingQueue(_ observer: CommitObserver?) throws -> DatabaseQueue {
    if !file.place.exists { try file.create() }
    let queue = try file.openForWriting()
    if let observer { queue.add(transactionObserver: observer) }
    return queue
  }

  func logged(_ error: any Error, while action: String) -> StorageError {
    var storageError = StorageError(error, path: file.path)
    if case .failedStatement = storageError, let strangers = strangersInFile {
      storageError = .unknownStructure(path: file.path, names: strangers)
    }
    if case .corrupt = storageError { leaveLogs() }
    log.error("\(action) \(file.path): \(error)")
    return storageError
  }
}

extension SQLiteDatabase {
  /// What of the file's structure is not as this program makes it, which may be why a statement failed; `nil` when all is.
  private var strangersInFile: [String]? {
    do {
      let queue = try file.openForReading()
      let names = try queue.read { try Structure($0, schema).strangers() }
      try queue.close()
      return names.isEmpty ? nil : names
    } catch {
      log.warning("the structure of \(file.path) cannot be read: \(error)")
      return nil
    }
  }

  /// Whether changes are being made that belong together.
  var isInGroup: Bool { connections.withLock { $0.group != nil } }

  /// The connection for writing, where there is one already.
  func openedForWriting() -> DatabaseQueue? { connections.withLock { $0.forWriting } }

  func openGroup() { connections.withLock { $0.group = OpenGroup() } }

  func addToGroup(_ subjects: [String]) { connections.withLock { $0.group?.add(subjects) } }

  func breakGroup() { connections.withLock { $0.group?.isBroken = true } }

  func closeGroup() -> OpenGroup? { connections.withLock { $0.group.take() } }
}

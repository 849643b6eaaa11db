public import CoreModule
public import GRDB
import SQLitePreupdate
import Synchronization

/// The database of all features. It is opened by the first read or write; reading never creates the file.
public final class SQLiteDatabase: Sendable {
  private struct Connections {
    var forReading: DatabaseQueue?
    var forWriting: DatabaseQueue?
    /// The file that the connections have open.
    var file: FileIdentity?
    /// Closed connections, held until others are closed or the process ends: releasing one makes Dispatch start a thread, for which a short
    /// command should not wait.
    var closed: [DatabaseQueue] = []
    /// Told the areas of each commit.
    var announce: (@Sendable (Set<DataArea>) -> Void)?
    /// The open change group.
    var open: OpenChange?
    var hasChanged = false
    /// How often this process has committed or closed the connections.
    var ownVersion = 0
    /// Whether a log existed before this process opened the database. It may belong to another database.
    var hadLog = false
    /// Whether closing keeps that log.
    var keepsLog = false
  }

  let file: DatabaseFile
  let log: any Log
  let clock: WallClock
  let recorder: ChangeRecorder
  /// Runs the reads and writes of the stores.
  public let disk: DiskWork
  private let connections = Mutex(Connections())
  let writeLock = AsyncLock()

  /// Creates a database at an absolute path. Its undo steps are dated by `clock`, and reads and writes run on `disk`.
  public init(path: String, schema: DatabaseSchema, clock: WallClock, log: any Log, disk: DiskWork = DiskWork()) {
    let log = CategoryLog("database", log)
    file = DatabaseFile(path: path, schema: schema, log: log)
    recorder = ChangeRecorder(tables: schema.tables)
    self.clock = clock
    self.log = log
    self.disk = disk
  }

  /// Turns SQLite's memory statistics off, which take a lock for each allocation. Must be called once before any other use of SQLite.
  public static func disableMemoryStatistics() { _ = preupdate_disable_memory_statistics() }

  /// The absolute path of the database file.
  public var path: String { file.path }

  var schema: DatabaseSchema { file.schema }

  var folder: String { file.place.folder }

  /// Whether this process changed records.
  public var hasChanged: Bool { connections.withLock(\.hasChanged) }

  /// Changes with each commit of this process, of which ``dataVersion()`` says nothing, and whenever the connections are closed.
  var ownVersion: Int { connections.withLock(\.ownVersion) }

  /// Reads committed data in one snapshot, without waiting for writers.
  ///
  /// - Parameters:
  ///   - missing: The result when there is no database yet.
  ///   - body: Reads; may run on any thread.
  /// - Throws: `StorageError`.
  public func read<Value: Sendable>(
    orWhenMissing missing: Value, _ body: @Sendable (Database) throws -> Value
  ) async throws(StorageError) -> Value {
    try await disk { () throws(StorageError) in try readNow(orWhenMissing: missing, body) }
  }

  /// Like ``read(orWhenMissing:_:)``, for callers that already run on ``disk``.
  func readNow<Value>(orWhenMissing missing: Value, _ body: (Database) throws -> Value) throws(StorageError) -> Value {
    do {
      guard let queue = try readingQueue() else { return missing }
      return try queue.inDatabase { database in try database.inSnapshot { try body(database) } }
    } catch { throw logged(error, while: "reading") }
  }

  /// Reads committed data and the uncommitted data of `change`.
  ///
  /// - Parameters:
  ///   - change: The open change.
  ///   - missing: The result when there is no database yet.
  ///   - body: Reads; may run on any thread.
  /// - Throws: `StorageError`.
  public func read<Value: Sendable>(
    in change: Change, orWhenMissing missing: Value, _ body: @Sendable (Database) throws -> Value
  ) async throws(StorageError) -> Value {
    try await disk { () throws(StorageError) in
      guard exists else { return missing }
      do { return try within(change, body) } catch { throw logged(error, while: "reading") }
    }
  }

  /// Changes data in one transaction, which is synced to disk before this returns and rolled back when it throws.
  ///
  /// - Parameters:
  ///   - step: The name of the undo step; `nil` for changes that are not the user's.
  ///   - change: The open change to write in, which then provides the step.
  ///   - subjects: What the step changed.
  ///   - body: Makes the changes.
  /// - Throws: `StorageError`.
  public func write<Value: Sendable>(
    _ step: StepName? = nil, in change: Change? = nil, subjects: @Sendable (Value) -> [String] = { _ in [] },
    _ body: @Sendable (Database) throws -> Value
  ) async throws(StorageError) -> Value {
    let result = try await writeOrRefuse(step, in: change, subjects: subjects) { database -> Result<Value, Never> in
      .success(try body(database))
    }
    switch result {
    case .success(let value): return value
    }
  }

  /// Like ``write(_:in:subjects:_:)``, but `body` can return a failure, which rolls the transaction back.
  ///
  /// - Throws: `StorageError`.
  public func writeOrRefuse<Value: Sendable, Refusal>(
    _ step: StepName? = nil, in change: Change? = nil, subjects: @Sendable (Value) -> [String] = { _ in [] },
    _ body: @Sendable (Database) throws -> Result<Value, Refusal>
  ) async throws(StorageError) -> Result<Value, Refusal> {
    try await writeOrRefuse(naming: { _ in step }, in: change, subjects: subjects, body)
  }

  /// Like ``writeOrRefuse(_:in:subjects:_:)``, with a step that depends on the result.
  ///
  /// - Throws: `StorageError`.
  public func writeOrRefuse<Value: Sendable, Refusal>(
    naming step: @Sendable (Value) -> StepName?, in change: Change? = nil, subjects: @Sendable (Value) -> [String],
    _ body: @Sendable (Database) throws -> Result<Value, Refusal>
  ) async throws(StorageError) -> Result<Value, Refusal> {
    if let change {
      return try await disk { () throws(StorageError) in try write(within: change, subjects: subjects, body) }
    }
    return try await withWriteLock { () throws(StorageError) in
      try commit(body) { database, value, recorded in
        guard let step = step(value), recorded.isStep else { return }
        try append(step, subjects(value), recorded, to: database)
      }
    }
  }

  /// Runs `body`, which writes, after all writes requested before it.
  func withWriteLock<Value: Sendable, Failure: Error>(_ body: @Sendable () throws(Failure) -> Value) async throws(Failure) -> Value {
    await writeLock.lock()
    defer { writeLock.unlock() }
    return try await disk { () throws(Failure) in try body() }
  }

  /// Changes data in one transaction; `recording` stores the recorded changes in it. `recordingSilent` also records changes of silent
  /// columns alone.
  ///
  /// Must be called ``withWriteLock(_:)``.
  func commit<Value, Refusal>(
    recordingSilent: Bool = false, _ body: (Database) throws -> Result<Value, Refusal>,
    recording: (Database, Value, RecordedChanges) throws -> Void
  ) throws(StorageError) -> Result<Value, Refusal> {
    do {
      var committed = RecordedChanges()
      let result = try writingQueue().writeWithoutTransaction { database in
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
          committed = recorded
          return .commit
        }
        guard let result else { throw StorageError.inputOutput(path: file.path, detail: "the transaction gave no result") }
        return result
      }
      announce(committed)
      return result
    } catch { throw logged(error, while: "writing") }
  }

  func noteChange(_ recorded: RecordedChanges) {
    if !recorded.touched.isEmpty || recorded.isStep { connections.withLock { $0.hasChanged = true } }
  }

  /// Tells the observer of commits what was committed.
  func announce(_ committed: RecordedChanges) {
    let announce = connections.withLock { connections in
      connections.ownVersion += 1
      return connections.announce
    }
    if !committed.areas.isEmpty { announce?(committed.areas) }
  }

  /// Stores an undo step.
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

  /// Closes the connections, so that all data is in the database file. A later read or write opens it again.
  ///
  /// While other processes have the database open, they empty the log; this process does not even try to lock it.
  public func close() {
    connections.withLock { connections in
      let open = [connections.forReading, connections.forWriting].compactMap(\.self)
      let isOpenElsewhere = open.isEmpty ? false : file.place.isOpenElsewhere
      if !connections.keepsLog, connections.hasChanged || (!isOpenElsewhere && file.hasLog) { open.last.map(checkpoint) }
      if isOpenElsewhere { for queue in open { queue.inDatabase { $0.keepLogOnClose(true) } } }
      for queue in open {
        do { try queue.close() } catch { log.warning("closing \(file.path): \(error)") }
      }
      connections = Connections(
        closed: open, announce: connections.announce, open: connections.open, hasChanged: connections.hasChanged,
        ownVersion: connections.ownVersion + 1
      )
    }
  }

  /// Checkpoints the log without waiting for locks. The last connection checkpoints on closing anyway, but under a lock that blocks
  /// readers; this leaves it little to do.
  private func checkpoint(_ queue: DatabaseQueue) {
    do {
      try queue.writeWithoutTransaction { database in
        database.disableBusyTimeout()
        _ = try database.checkpoint(.restart)
      }
    } catch { log.debug("the log of \(file.path) stays as it is: \(error)") }
  }

  /// Calls `announce` after every commit of this process from now on, with the areas of the changed records.
  func observeCommits(_ announce: @escaping @Sendable (Set<DataArea>) -> Void) { connections.withLock { $0.announce = announce } }

  /// Changes when another connection commits or the file is replaced; `nil` while there is no database to read.
  func dataVersion() -> DataVersion? {
    do {
      // Versions of different connections cannot be compared, so the same connection is always asked.
      let queue = try connections.withLock { try mainQueue(&$0) }
      let version = try queue?.inDatabase { try Int.fetchOne($0.cachedStatement(sql: "PRAGMA data_version")) }
      return version.map { DataVersion(file: file.place.identity, version: $0) }
    } catch {
      log.warning("reading the data version of \(file.path): \(error)")
      return nil
    }
  }

  /// Whether the database is open read-only; `nil` when there is none.
  func readOnlyPlace() throws(StorageError) -> Bool? {
    do { return try readingQueue()?.configuration.readonly } catch { throw logged(error, while: "opening") }
  }

  /// Runs `body` while the database at `path` is attached as `restored`.
  func attaching(_ path: String, _ body: () throws -> Void) throws {
    let queue: DatabaseQueue
    do { queue = try writingQueue() } catch { throw logged(error, while: "opening") }
    try queue.inDatabase { try $0.execute(sql: "ATTACH DATABASE ? AS restored", arguments: [path]) }
    let result = Result { try body() }
    try queue.inDatabase { try $0.execute(sql: "DETACH DATABASE restored") }
    try result.get()
  }

  /// Keeps an existing log, so that its pages do not overwrite a damaged database.
  private func keepLog() {
    connections.withLock { connections in
      guard connections.hadLog else { return }
      connections.keepsLog = true
      for queue in [connections.forReading, connections.forWriting] { queue?.inDatabase { $0.keepLogOnClose(true) } }
    }
  }

  /// The connection for reading committed data: a separate one while a change is open.
  private func readingQueue() throws -> DatabaseQueue? {
    try connections.withLock { connections in
      guard connections.open != nil, let writing = connections.forWriting else { return try mainQueue(&connections) }
      if let beside = connections.forReading, beside !== writing { return beside }
      let beside = try file.openForReading()
      connections.forReading = beside
      return beside
    }
  }

  /// The writing connection if there is one, else the reading connection, which is opened if the file exists.
  private func mainQueue(_ connections: inout Connections) throws -> DatabaseQueue? {
    dropConnectionsIfReplaced(&connections)
    if let open = connections.forWriting ?? connections.forReading { return open }
    guard file.place.exists else { return nil }
    connections.hadLog = file.hasLog
    let queue = try file.openForReading()
    connections.forReading = queue
    connections.file = file.place.identity
    return queue
  }

  func writingQueue() throws -> DatabaseQueue {
    try connections.withLock { connections in
      dropConnectionsIfReplaced(&connections)
      if let open = connections.forWriting { return open }
      if connections.forReading == nil { connections.hadLog = file.hasLog }
      let queue = try connections.forReading.flatMap { $0.configuration.readonly ? nil : $0 } ?? newWritingQueue()
      try queue.inDatabase { database in
        try database.run("PRAGMA cache_size = -\(DatabaseFile.cacheForWriting)")
        recorder.watch(database)
      }
      connections.forWriting = queue
      connections.file = file.place.identity
      return queue
    }
  }

  /// If the file at the path was replaced or deleted, changes to the open one would be lost.
  private func dropConnectionsIfReplaced(_ connections: inout Connections) {
    guard connections.open == nil, let opened = connections.file, opened != file.place.identity else { return }
    log.warning("\(file.path) is another file now")
    // Not closed here, because another thread may be using them and wait for the lock that is held now.
    connections.closed = [connections.forReading, connections.forWriting].compactMap(\.self)
    connections.forReading = nil
    connections.forWriting = nil
    connections.file = nil
  }

  private func newWritingQueue() throws -> DatabaseQueue {
    if !file.place.exists { try file.create() }
    return try file.openForWriting()
  }

  func logged(_ error: any Error, while action: String) -> StorageError {
    var storageError = StorageError(error, path: file.path)
    if case .failedStatement = storageError, let schemaDifferences = schemaDifferencesInFile {
      storageError = .unknownStructure(path: file.path, names: schemaDifferences)
    }
    if case .corrupt = storageError { keepLog() }
    log.error("\(action) \(file.path): \(error)")
    return storageError
  }
}

extension SQLiteDatabase {
  /// The definitions that differ from the schema, which may explain a failed statement; `nil` when there are none.
  private var schemaDifferencesInFile: [String]? {
    do {
      let queue = try file.openForReading()
      let names = try queue.read { try Structure($0, schema).schemaDifferences() }
      try queue.close()
      return names.isEmpty ? nil : names
    } catch {
      log.warning("the structure of \(file.path) cannot be read: \(error)")
      return nil
    }
  }

  /// The writing connection, if it is open.
  func openedForWriting() -> DatabaseQueue? { connections.withLock { $0.forWriting } }

  /// Accesses the open change group.
  func withOpenChange<Value: Sendable>(_ body: (inout OpenChange?) -> Value) -> Value { connections.withLock { body(&$0.open) } }
}

public import CoreModule
import GRDB

/// The state of an open change group.
struct OpenChange {
  /// The value that its writers hold.
  let change: Change
  /// The first subjects of the changes.
  private(set) var subjects: [String] = []
  /// The number of subjects.
  private(set) var subjectCount = 0
  /// Whether a part failed; then all are rolled back.
  var isBroken = false

  init(_ change: Change) { self.change = change }

  mutating func add(_ more: [String]) {
    subjects += more.prefix(UndoStep.maximumSubjects - subjects.count)
    subjectCount += more.count
  }
}

extension SQLiteDatabase: ChangeGroup {
  /// The transaction begins with the first write, so that a group without writes creates no database.
  public func together<Value, Failure: Error>(
    _ step: StepName, _ changes: (Change) async -> Result<Value, Failure>
  ) async throws(StorageError) -> Result<Value, Failure> {
    await writeLock.lock()
    defer { writeLock.unlock() }
    let change = Change()
    withOpenChange { $0 = OpenChange(change) }
    let result = await changes(change)
    guard let openChange = withOpenChange({ $0.take() }) else { return result }
    guard case .success = result, !openChange.isBroken else {
      try await disk { () throws(StorageError) in try rollBack() }
      guard case .failure = result else { throw .inputOutput(path: path, detail: "a part of the changes was not made") }
      return result
    }
    try await disk { () throws(StorageError) in try commit(step, openChange) }
    return result
  }

  /// Writes a part of `change`.
  func write<Value, Refusal>(
    within change: Change, subjects: (Value) -> [String], _ body: (Database) throws -> Result<Value, Refusal>
  ) throws(StorageError) -> Result<Value, Refusal> {
    do {
      let result = try within(change, body)
      withOpenChange { open in
        if case .success(let value) = result { open?.add(subjects(value)) } else { open?.isBroken = true }
      }
      return result
    } catch {
      withOpenChange { $0?.isBroken = true }
      throw logged(error, while: "writing")
    }
  }

  /// Runs `body` in the transaction of `change`, and begins it if necessary.
  func within<Value>(_ change: Change, _ body: (Database) throws -> Value) throws -> Value {
    guard withOpenChange({ $0?.change === change }) else {
      throw StorageError.inputOutput(path: path, detail: "a change was used that is not open")
    }
    return try writingQueue().writeWithoutTransaction { database in
      if !database.isInsideTransaction {
        try database.beginTransaction(.immediate)
        recorder.start(recordingSilent: true)
      }
      return try body(database)
    }
  }

  private func commit(_ step: StepName, _ change: OpenChange) throws(StorageError) {
    do {
      var committed = RecordedChanges()
      try openedForWriting()?.writeWithoutTransaction { database in
        guard database.isInsideTransaction else { return }
        do {
          let recorded = recorder.stop()
          try seal(recorded, in: database)
          if recorded.isStep { try append(step, change.subjects, count: change.subjectCount, recorded, to: database) }
          try database.commit()
          noteChange(recorded)
          committed = recorded
        } catch {
          if database.isInsideTransaction { try database.rollback() }
          throw error
        }
      }
      announce(committed)
    } catch { throw logged(error, while: "writing") }
  }

  private func rollBack() throws(StorageError) {
    do {
      try openedForWriting()?.writeWithoutTransaction { database in
        _ = recorder.stop()
        // SQLite itself rolls back when the disk is full.
        if database.isInsideTransaction { try database.rollback() }
      }
    } catch { throw logged(error, while: "writing") }
  }
}

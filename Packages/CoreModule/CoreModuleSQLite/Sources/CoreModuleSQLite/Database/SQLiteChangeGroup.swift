public import CoreModule
import GRDB

/// What is known of a group of changes while they are made.
struct OpenGroup {
  /// What the changes were made to: the first of them.
  private(set) var subjects: [String] = []
  /// How many there were.
  private(set) var subjectCount = 0
  /// Whether one of them was refused or did not work; then none of them may stay.
  var isBroken = false

  mutating func add(_ more: [String]) {
    subjects += more.prefix(UndoStep.mostSubjects - subjects.count)
    subjectCount += more.count
  }
}

extension SQLiteDatabase: ChangeGroup {
  /// See `ChangeGroup.together(_:_:)`. The transaction begins with the first change, so that a group without any makes no database.
  public func together<Value, Failure: Error>(
    _ step: StepName, _ changes: () async -> Result<Value, Failure>
  ) async throws(StorageError) -> Result<Value, Failure> {
    openGroup()
    let result = await changes()
    guard let group = closeGroup() else { throw .inputOutput(path: path, detail: "a group of changes was ended twice") }
    guard case .success = result else {
      try rollBack()
      return result
    }
    if group.isBroken {
      try rollBack()
      throw .inputOutput(path: path, detail: "a part of the changes was not made")
    }
    try keep(step, group)
    return result
  }

  /// Makes a change that belongs to the open group.
  func changeInGroup<Value, Refusal>(
    subjects: (Value) -> [String], _ body: (Database) throws -> Result<Value, Refusal>
  ) throws(StorageError) -> Result<Value, Refusal> {
    do {
      let result = try writingQueue().writeWithoutTransaction { database in
        if !database.isInsideTransaction {
          try database.beginTransaction(.immediate)
          recorder.start(recordingSilent: true)
        }
        return try body(database)
      }
      if case .success(let value) = result { addToGroup(subjects(value)) } else { breakGroup() }
      return result
    } catch {
      breakGroup()
      throw logged(error, while: "writing")
    }
  }

  private func keep(_ step: StepName, _ group: OpenGroup) throws(StorageError) {
    do {
      try openedForWriting()?.writeWithoutTransaction { database in
        guard database.isInsideTransaction else { return }
        do {
          let recorded = recorder.stop()
          try seal(recorded, in: database)
          if recorded.isStep { try append(step, group.subjects, count: group.subjectCount, recorded, to: database) }
          try database.commit()
          noteChange(recorded)
        } catch {
          if database.isInsideTransaction { try database.rollback() }
          throw error
        }
      }
    } catch { throw logged(error, while: "writing") }
  }

  private func rollBack() throws(StorageError) {
    do {
      try openedForWriting()?.writeWithoutTransaction { database in
        _ = recorder.stop()
        // SQLite itself takes a transaction back when the disk is full.
        if database.isInsideTransaction { try database.rollback() }
      }
    } catch { throw logged(error, while: "writing") }
  }
}

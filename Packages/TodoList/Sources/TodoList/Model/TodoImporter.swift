public import CoreModule

/// Merges tasks from a file into the stored ones.
///
/// A task with the identity of a stored one is merged with it as described in ``IncomingTask``. A new task keeps its number if that number
/// was never used, and gets the next free number otherwise. If the source deleted a task that was not changed here later, it is deleted;
/// its parts become separate tasks.
public struct TodoImporter: Sendable {
  private let now: Timestamp
  private let localTime: LocalTime

  /// Creates an importer.
  ///
  /// - Parameters:
  ///   - now: The time of the import.
  ///   - localTime: The user's time zone.
  public init(now: Timestamp, localTime: LocalTime) {
    self.now = now
    self.localTime = localTime
  }

  /// Merges `tasks` into `rows` and returns the result for each, in order.
  public func merge<Rows: TodoRows>(_ tasks: [IncomingTask], into rows: inout Rows) throws -> [ImportedTask] {
    var deleted: [ImportedTask] = []
    for incoming in tasks where incoming.isDeleted { deleted.append(try delete(incoming, from: &rows)) }
    let imported = try importUndeleted(tasks.filter { !$0.isDeleted }, in: &rows)
    guard !deleted.isEmpty else { return imported }
    var (deletedRest, importedRest) = (deleted[...], imported[...])
    return tasks.map { $0.isDeleted ? deletedRest.removeFirst() : importedRest.removeFirst() }
  }

  private func delete<Rows: TodoRows>(_ incoming: IncomingTask, from rows: inout Rows) throws -> ImportedTask {
    guard let old = try rows.task(identified: incoming.task.id) else { return ImportedTask(task: incoming.task, old: incoming.task) }
    guard incoming.isLater(than: old) else { return ImportedTask(task: old, old: old) }
    for var part in try rows.subtasks(of: old.number) {
      part.parent = nil
      try rows.update(part)
    }
    try rows.delete(old.number)
    return ImportedTask(task: old, old: old, isDeleted: true)
  }

  private func importUndeleted<Rows: TodoRows>(_ tasks: [IncomingTask], in rows: inout Rows) throws -> [ImportedTask] {
    let lastNumber = try rows.lastNumber()
    var stored: [TodoTask?] = []
    for incoming in tasks { stored.append(try rows.task(identified: incoming.task.id)) }
    let numbers = Self.numbers(of: tasks.map(\.task), stored, after: lastNumber)
    let renumbered = Dictionary(zip(tasks.map(\.task.number), numbers)) { first, _ in first }
    try rows.raiseLastNumber(to: max(lastNumber, numbers.map(\.rawValue).max() ?? 0))
    var imported: [ImportedTask] = []
    for (incoming, number) in zip(tasks, numbers) {
      let old = try rows.task(identified: incoming.task.id)
      let parent = incoming.task.parent.flatMap { renumbered[$0] }
      let new = incoming.task.numbered(number, parent: parent == number ? nil : parent)
      let merged = old.map { incoming.merged(into: $0, as: new, at: now, in: localTime) } ?? new
      if old == nil { try rows.insert(merged) } else if merged != old { try rows.update(merged) }
      imported.append(ImportedTask(task: merged, old: old))
    }
    // First separates parts of parts, then parts that have parts themselves.
    imported = try imported.map { entry in
      guard let parent = entry.task.parent, try rows.task(numbered: parent)?.parent != nil else { return entry }
      return try separated(entry, in: &rows)
    }
    return try imported.map { entry in
      guard entry.task.parent != nil, try rows.subtasks(of: entry.task.number).first != nil else { return entry }
      return try separated(entry, in: &rows)
    }
  }

  /// Removes the parent of a task, because parts of parts are not allowed.
  private func separated<Rows: TodoRows>(_ entry: ImportedTask, in rows: inout Rows) throws -> ImportedTask {
    var task = entry.task
    task.parent = nil
    try rows.update(task)
    return ImportedTask(task: task, old: entry.old, isSeparated: true)
  }

  private static func numbers(of tasks: [TodoTask], _ stored: [TodoTask?], after lastNumber: Int) -> [TodoTask.Number] {
    var assigned = Dictionary(stored.compactMap { $0.map { ($0.id, $0.number) } }) { first, _ in first }
    var seen: Set<TodoTask.ID> = []
    let new = tasks.filter { assigned[$0.id] == nil && seen.insert($0.id).inserted }
    for (task, number) in zip(new, ImportedNumbers.free(new.map(\.number), after: TodoTask.Number(lastNumber))) {
      assigned[task.id] = number
    }
    return tasks.map { assigned[$0.id] ?? $0.number }
  }
}

/// The result of importing a task.
public struct ImportedTask: Equatable, Sendable {
  /// The stored task after the import; for a deleted task, as it was before.
  public let task: TodoTask
  /// The previously stored task; `nil` when it is new.
  public let old: TodoTask?
  /// Whether it was deleted.
  public internal(set) var isDeleted = false
  /// Whether its parent was removed, because parts of parts are not allowed.
  public internal(set) var isSeparated = false

  /// Whether nothing changed.
  public var isSkipped: Bool { old == task && !isDeleted }
}

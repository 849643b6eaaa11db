public import CoreModule

/// Merges incoming tasks into the stored ones.
///
/// A task with the identity of a stored one is merged with it by the rules of ``IncomingTask``. A new task keeps its number if no task ever
/// had it, and gets the next number otherwise. A task deleted by the source, and not changed here later, is deleted; its parts become
/// separate tasks.
public struct TodoImporter: Sendable {
  /// Larger numbers are replaced, so that there is always a next one.
  public static let maximumNumber = 1_000_000_000

  private let now: Timestamp
  private let localTime: LocalTime

  /// Creates an importer for this moment.
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
    // First parts of parts, then parts that have parts themselves.
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
    var used: Set<Int> = []
    var assigned: [TodoTask.ID: Int] = [:]
    for (task, old) in zip(tasks, stored) where assigned[task.id] == nil {
      let number = task.number.rawValue
      if let old {
        assigned[task.id] = old.number.rawValue
      } else if number > lastNumber, number <= maximumNumber, used.insert(number).inserted {
        assigned[task.id] = number
      }
    }
    var last = max(lastNumber, used.max() ?? 0)
    return tasks.map { task in
      if let number = assigned[task.id] { return TodoTask.Number(number) }
      last += 1
      assigned[task.id] = last
      return TodoTask.Number(last)
    }
  }
}

/// The result of importing a task.
public struct ImportedTask: Equatable, Sendable {
  /// The task as it is stored now, or was before its deletion.
  public let task: TodoTask
  /// The previously stored task, or `nil` when it is new.
  public let old: TodoTask?
  /// Whether it was deleted.
  public internal(set) var isDeleted = false
  /// Whether its parent was removed, because parts of parts are not allowed.
  public internal(set) var isSeparated = false

  /// Whether nothing changed.
  public var isSkipped: Bool { old == task && !isDeleted }
}

public import CoreModule

/// What becomes of tasks that were kept elsewhere, among those that are kept here.
///
/// A task with the identity of another is merged with it, by the rules of ``IncomingTask``. Others keep their number where no task ever had it,
/// and get the next one where not. What was deleted elsewhere, and was not changed here later, is deleted here; its parts become tasks of their own.
public struct TodoIntake {
  /// Numbers from here on are not kept, so that there are always next ones.
  public static let mostNumber = 1_000_000_000

  private let now: Timestamp
  private let localTime: LocalTime

  /// An intake at this moment.
  public init(now: Timestamp, localTime: LocalTime) {
    self.now = now
    self.localTime = localTime
  }

  /// What becomes of each of `tasks`, in their order.
  public func take<Rows: TodoRows>(_ tasks: [IncomingTask], into rows: inout Rows) throws -> [TakenTask] {
    var deleted: [TakenTask] = []
    for incoming in tasks where incoming.isDeleted { deleted.append(try delete(incoming, from: &rows)) }
    let kept = try keep(tasks.filter { !$0.isDeleted }, in: &rows)
    guard !deleted.isEmpty else { return kept }
    var (deletedRest, keptRest) = (deleted[...], kept[...])
    return tasks.map { $0.isDeleted ? deletedRest.removeFirst() : keptRest.removeFirst() }
  }

  private func delete<Rows: TodoRows>(_ incoming: IncomingTask, from rows: inout Rows) throws -> TakenTask {
    guard let old = try rows.task(identified: incoming.task.id) else { return TakenTask(task: incoming.task, old: incoming.task) }
    guard incoming.isLater(than: old) else { return TakenTask(task: old, old: old) }
    for var part in try rows.subtasks(of: old.number) {
      part.parent = nil
      try rows.update(part)
    }
    try rows.delete(old.number)
    return TakenTask(task: old, old: old, isDeleted: true)
  }

  private func keep<Rows: TodoRows>(_ tasks: [IncomingTask], in rows: inout Rows) throws -> [TakenTask] {
    let lastNumber = try rows.lastNumber()
    var known: [TodoTask?] = []
    for incoming in tasks { known.append(try rows.task(identified: incoming.task.id)) }
    let numbers = Self.numbers(of: tasks.map(\.task), known, after: lastNumber)
    let renumbered = Dictionary(zip(tasks.map(\.task.number), numbers)) { first, _ in first }
    try rows.raiseLastNumber(to: max(lastNumber, numbers.map(\.rawValue).max() ?? 0))
    var taken: [TakenTask] = []
    for (incoming, number) in zip(tasks, numbers) {
      let old = try rows.task(identified: incoming.task.id)
      let parent = incoming.task.parent.flatMap { renumbered[$0] }
      let new = incoming.task.numbered(number, parent: parent == number ? nil : parent)
      let merged = old.map { incoming.merged(into: $0, as: new, at: now, in: localTime) } ?? new
      if old == nil { try rows.insert(merged) } else if merged != old { try rows.update(merged) }
      taken.append(TakenTask(task: merged, old: old))
    }
    // First what is a part of a part, then what would make parts of parts of those that are here.
    taken = try taken.map { entry in
      guard let parent = entry.task.parent, try rows.task(numbered: parent)?.parent != nil else { return entry }
      return try separated(entry, in: &rows)
    }
    return try taken.map { entry in
      guard entry.task.parent != nil, try rows.subtasks(of: entry.task.number).first != nil else { return entry }
      return try separated(entry, in: &rows)
    }
  }

  /// A task that would be, or have, a part of a part stands on its own.
  private func separated<Rows: TodoRows>(_ entry: TakenTask, in rows: inout Rows) throws -> TakenTask {
    var task = entry.task
    task.parent = nil
    try rows.update(task)
    return TakenTask(task: task, old: entry.old, isSeparated: true)
  }

  private static func numbers(of tasks: [TodoTask], _ known: [TodoTask?], after lastNumber: Int) -> [TodoTask.Number] {
    var used: Set<Int> = []
    var given: [TodoTask.ID: Int] = [:]
    for (task, old) in zip(tasks, known) where given[task.id] == nil {
      let number = task.number.rawValue
      if let old {
        given[task.id] = old.number.rawValue
      } else if number > lastNumber, number <= mostNumber, used.insert(number).inserted {
        given[task.id] = number
      }
    }
    var last = max(lastNumber, used.max() ?? 0)
    return tasks.map { task in
      if let number = given[task.id] { return TodoTask.Number(number) }
      last += 1
      given[task.id] = last
      return TodoTask.Number(last)
    }
  }
}

/// A task that was taken in.
public struct TakenTask: Equatable, Sendable {
  /// The task as it is kept now, or was before it was deleted.
  public let task: TodoTask
  /// What was kept before in its place, or `nil` when it is new.
  public let old: TodoTask?
  /// Whether it was deleted.
  public let isDeleted: Bool
  /// Whether it was to be a part of another task, which it cannot be: a part has no parts of its own.
  public let isSeparated: Bool

  /// A task that was taken in.
  public init(task: TodoTask, old: TodoTask?, isDeleted: Bool = false, isSeparated: Bool = false) {
    self.task = task
    self.old = old
    self.isDeleted = isDeleted
    self.isSeparated = isSeparated
  }

  /// Whether nothing had to be changed.
  public var isSkipped: Bool { old == task && !isDeleted }
}

import CoreModule

/// The rules for changes of tasks, shared by all stores. When a method throws, the store must roll back.
struct TodoChanges<Rows: TodoRows> {
  /// The rows after the changes.
  private(set) var rows: Rows
  let now: Timestamp
  let localTime: LocalTime
  let random: RandomSource

  mutating func add(_ drafts: [TodoDraft]) throws -> [TodoTask] {
    try drafts.map { draft in
      if let parent = draft.parent { try checkParent(parent) }
      let task = draft.task(number: try rows.nextNumber(), id: TodoTask.ID(random.uuid()), at: now, in: localTime)
      try rows.insert(task)
      return task
    }
  }

  mutating func edit(_ numbers: [TodoTask.Number], _ edit: TodoEdit) throws -> [TodoTask] {
    try numbers.map { number in
      let task = try task(number)
      if case .some(.some(let parent)) = edit.parent {
        guard parent != number else { throw TodoStoreError.ownPart(number) }
        try checkParent(parent)
        guard try rows.subtasks(of: number).isEmpty else { throw TodoStoreError.tooDeep(number) }
      }
      return try updated(task, to: edit.applied(to: task, at: now, in: localTime))
    }
  }

  mutating func complete(_ numbers: [TodoTask.Number]) throws -> CompletedTasks {
    var named: [TodoTask] = []
    var parts: [TodoTask] = []
    var next: [TodoTask] = []
    for number in numbers {
      let task = try task(number)
      let subtasks = try rows.subtasks(of: number)
      guard !task.isDone else {
        named.append(task)
        continue
      }
      if let following = try begin(following: task, with: subtasks) { next.append(following) }
      named.append(try updated(task, to: marked(task, completed: now)))
      for part in subtasks where !part.isDone && !numbers.contains(part.number) {
        parts.append(try updated(part, to: marked(part, completed: now)))
      }
    }
    return CompletedTasks(tasks: named + parts, next: next)
  }

  mutating func reopen(_ numbers: [TodoTask.Number]) throws -> [TodoTask] {
    try numbers.map { number in
      let task = try task(number)
      guard let completed = task.completed else { return task }
      if let next = try rows.task(identified: task.nextID), next.number != number {
        let created = try [next] + rows.subtasks(of: next.number)
        if created.allSatisfy({ !$0.isDone && $0.created == next.created && $0.updated == next.created }) {
          for task in created { try rows.delete(task.number) }
        }
      }
      // Parts that were completed together with the task.
      for part in try rows.subtasks(of: number) where part.completed == completed {
        _ = try updated(part, to: marked(part, completed: nil))
      }
      return try updated(task, to: marked(task, completed: nil))
    }
  }

  mutating func snooze(_ numbers: [TodoTask.Number], until moment: Timestamp) throws -> [TodoTask] {
    try numbers.map { number in
      let task = try task(number)
      var snoozed = task
      snoozed.snoozedUntil = moment
      snoozed.remindAt = task.isDone ? nil : .moment(moment)
      snoozed.updated = snoozed == task ? task.updated : now
      return try updated(task, to: snoozed)
    }
  }

  mutating func delete(_ numbers: [TodoTask.Number]) throws -> [TodoTask] {
    var deleted = try numbers.map { try task($0) }
    var seen = Set(numbers)
    var next = 0
    while next < deleted.count {
      deleted += try rows.subtasks(of: deleted[next].number).filter { seen.insert($0.number).inserted }
      next += 1
    }
    for task in deleted { try rows.delete(task.number) }
    return deleted
  }

  mutating func markNotified(_ numbers: [TodoTask.Number]) throws -> [TodoTask.Number] {
    try numbers.filter { number in
      guard var task = try rows.task(numbered: number), task.remindAt != nil else { return false }
      task.remindAt = nil
      try rows.update(task)
      return true
    }
  }

  /// Creates the next task of a series and its parts, unless they exist.
  mutating func begin(following task: TodoTask, with subtasks: [TodoTask]) throws -> TodoTask? {
    guard task.recurrence != nil, try rows.task(identified: task.nextID) == nil,
      let next = task.next(number: try rows.nextNumber(), at: now, in: localTime)
    else { return nil }
    try rows.insert(next)
    for part in subtasks where try rows.task(identified: part.nextID) == nil {
      try rows.insert(part.again(number: try rows.nextNumber(), parent: next, at: now, in: localTime))
    }
    return next
  }

  private func marked(_ task: TodoTask, completed: Timestamp?) -> TodoTask {
    var marked = task
    marked.completed = completed
    marked.snoozedUntil = nil
    marked.updated = now
    marked.remindAt = marked.nextReminder(at: now, in: localTime)
    return marked
  }

  private mutating func updated(_ old: TodoTask, to new: TodoTask) throws -> TodoTask {
    if new != old { try rows.update(new) }
    return new
  }

  private func task(_ number: TodoTask.Number) throws -> TodoTask {
    guard let task = try rows.task(numbered: number) else { throw TodoStoreError.noSuchTask(number) }
    return task
  }

  private func checkParent(_ number: TodoTask.Number) throws {
    guard try task(number).parent == nil else { throw TodoStoreError.tooDeep(number) }
  }
}

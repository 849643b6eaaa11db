import CoreModule

extension [IncomingTask] {
  /// These tasks of a file, as far as something was changed in it since they went out.
  ///
  /// No format holds all that a task is. What a file says just as it would be written of the task that is here was not changed there, even if
  /// read by itself it says something else: then the task stays in that as it is here.
  ///
  /// - Parameters:
  ///   - kept: The tasks that are here.
  ///   - written: What comes back of tasks when they go out in the format of the file.
  public func sinceWritten(_ kept: [TodoTask], _ written: (_ tasks: [TodoTask]) -> [IncomingTask]) -> [IncomingTask] {
    let names = Set(map(\.task.id))
    // Only of what is in both, so that the file and what is written have the same parents to name.
    let known = kept.filter { names.contains($0.id) }
    guard !known.isEmpty else { return self }
    let tasks = Dictionary(known.map { ($0.id, $0) }) { first, _ in first }
    let back = written(known)
    let before = Dictionary(back.map { ($0.task.id, $0) }) { first, _ in first }
    let (parents, parentsBefore) = (parentNames, back.parentNames)
    return map { incoming in
      let id = incoming.task.id
      guard let task = tasks[id], let before = before[id] else { return incoming }
      return incoming.keeping(task, asWritten: before, isSamePart: parents[id] == parentsBefore[id])
    }
  }

  /// What each of them that is a part is a part of.
  private var parentNames: [TodoTask.ID: TodoTask.ID] {
    let names = Dictionary(map { ($0.task.number, $0.task.id) }) { first, _ in first }
    return reduce(into: [:]) { parents, incoming in parents[incoming.task.id] = incoming.task.parent.flatMap { names[$0] } }
  }
}

extension IncomingTask {
  /// This with everything as it is in `kept` that is as in `written`, which is `kept` after it went out and came back.
  fileprivate func keeping(_ kept: TodoTask, asWritten written: IncomingTask, isSamePart: Bool) -> IncomingTask {
    var (task, fields) = (self.task, self.fields)
    if task.text == written.task.text { task.text = kept.text }
    if task.priority == written.task.priority { fields.remove(.priority) }
    if task.due == written.task.due { fields.remove(.due) }
    if task.recurrence?.frequency == written.task.recurrence?.frequency { fields.remove(.recurrence) }
    if task.tags == written.task.tags { fields.remove(.tags) }
    if task.note == written.task.note { fields.remove(.note) }
    if isSamePart { fields.remove(.parent) }
    if task.completed == written.task.completed { task.completed = kept.completed }
    return IncomingTask(task, fields: fields, isDeleted: isDeleted)
  }
}

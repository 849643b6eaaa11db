import CoreModule

extension [IncomingTask] {
  /// Reduces tasks read from a file to the fields that were changed in it since the export.
  ///
  /// No format has all fields. A field that equals its value in an export of the stored task was not changed in the file, so the stored
  /// value is kept.
  ///
  /// - Parameters:
  ///   - stored: The stored tasks.
  ///   - written: Exports tasks in the format of the file and reads them back.
  public func sinceWritten(_ stored: [TodoTask], _ written: (_ tasks: [TodoTask]) -> [IncomingTask]) -> [IncomingTask] {
    let names = Set(map(\.task.id))
    // Only tasks in both, so that the file and the export refer to the same parents.
    let common = stored.filter { names.contains($0.id) }
    guard !common.isEmpty else { return self }
    let tasks = Dictionary(common.map { ($0.id, $0) }) { first, _ in first }
    let back = written(common)
    let before = Dictionary(back.map { ($0.task.id, $0) }) { first, _ in first }
    let (parents, parentsBefore) = (parentNames, back.parentNames)
    return map { incoming in
      let id = incoming.task.id
      guard let task = tasks[id], let before = before[id] else { return incoming }
      return incoming.keeping(task, asWritten: before, isSamePart: parents[id] == parentsBefore[id])
    }
  }

  /// The parent of each part.
  private var parentNames: [TodoTask.ID: TodoTask.ID] {
    let names = Dictionary(map { ($0.task.number, $0.task.id) }) { first, _ in first }
    return reduce(into: [:]) { parents, incoming in parents[incoming.task.id] = incoming.task.parent.flatMap { names[$0] } }
  }
}

extension IncomingTask {
  /// This task with the fields of `stored` wherever it equals `written`, which is `stored` after an export and import.
  fileprivate func keeping(_ stored: TodoTask, asWritten written: IncomingTask, isSamePart: Bool) -> IncomingTask {
    var (task, fields) = (self.task, self.fields)
    if task.text == written.task.text { task.text = stored.text }
    if task.priority == written.task.priority { fields.remove(.priority) }
    if task.due == written.task.due { fields.remove(.due) }
    if task.recurrence?.rule == written.task.recurrence?.rule { fields.remove(.recurrence) }
    if task.tags == written.task.tags { fields.remove(.tags) }
    if task.note == written.task.note { fields.remove(.note) }
    if isSamePart { fields.remove(.parent) }
    if task.completed == written.task.completed { task.completed = stored.completed }
    return IncomingTask(task, fields: fields, isDeleted: isDeleted)
  }
}

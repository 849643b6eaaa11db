public import CoreModule

/// The operations of a store that a sync needs within one transaction.
public protocol SyncRows: TodoRows {
  /// All tasks, by number.
  func allTasks() throws -> [TodoTask]
  /// The content of each task that the server last confirmed, by identity; `.some(nil)` for a task that was sent but never confirmed.
  func confirmed() throws -> [TodoTask.ID: ServerTask.Content?]
  /// Stores the confirmed content of a task, or `nil` for one that was sent.
  mutating func confirm(_ id: TodoTask.ID, _ content: ServerTask.Content?) throws
  /// Deletes the sync state of a task that the server does not have.
  mutating func forget(_ id: TodoTask.ID) throws
  /// Deletes the sync state of all tasks.
  mutating func forgetAll() throws
  /// The server of the last sync; `nil` before the first sync.
  func server() throws -> SyncServer?
  /// Stores the server of the last sync.
  mutating func setServer(_ server: SyncServer) throws
}

/// The server that the tasks were last synced with.
public struct SyncServer: Equatable, Sendable {
  /// Its address.
  public let address: String
  /// The time of the last successful sync with it; `nil` before the first one.
  public let lastSuccess: Timestamp?

  /// Creates a server.
  public init(address: String, lastSuccess: Timestamp?) {
    self.address = address
    self.lastSuccess = lastSuccess
  }
}

/// The rules of a sync, applied to the rows of a store.
struct SyncChanges<Rows: SyncRows> {
  /// The rows after the changes.
  private(set) var rows: Rows
  let now: Timestamp
  let localTime: LocalTime
  let random: RandomSource

  /// The changes that the server does not have yet.
  func unsent() throws -> UnsentChanges {
    let confirmed = try rows.confirmed()
    let tasks = try rows.allTasks()
    let changed = tasks.map { ServerTask($0) }.filter { task in
      guard case .some(.some(let content)) = confirmed[task.id] else { return true }
      return content != task.content
    }
    let here = Set(tasks.map(\.id))
    let deleted = confirmed.keys.filter { !here.contains($0) }.sorted { $0.description < $1.description }
    return UnsentChanges(changed: changed, deleted: deleted, confirmed: Set(confirmed.filter { $0.value != nil }.keys))
  }

  /// Returns ``unsent()`` and stores that the server may receive these tasks, so that a task deleted during the request is deleted on the
  /// server too.
  mutating func markPossiblySent() throws -> UnsentChanges {
    let unsent = try unsent()
    let confirmed = try rows.confirmed()
    for task in unsent.changed where confirmed[task.id] == nil { try rows.confirm(task.id, nil) }
    return unsent
  }

  /// Merges the server's list; returns `nil` when the unsent changes are no longer those that were sent.
  mutating func accept(_ answer: [ServerTask], after sent: UnsentChanges) throws -> AcceptedAnswer? {
    guard try unsent().hasSameChanges(as: sent) else { return nil }
    var accepted = AcceptedAnswer()
    let deleted = Set(sent.deleted)
    for task in answer where !deleted.contains(task.id) { try merge(task, into: &accepted) }
    let there = Set(answer.map(\.id))
    for (id, _) in try rows.confirmed() where !there.contains(id) {
      if let task = try rows.task(identified: id) { try delete(task, into: &accepted) }
      try rows.forget(id)
    }
    return accepted
  }

  /// Stores that a sync with the server at `address` succeeded.
  mutating func succeed(with address: String) throws { try rows.setServer(SyncServer(address: address, lastSuccess: now)) }

  private mutating func merge(_ task: ServerTask, into accepted: inout AcceptedAnswer) throws {
    guard let old = try rows.task(identified: task.id) else {
      guard task.isAcceptable else {
        accepted.leftOut += 1
        return
      }
      let new = task.task(number: try rows.nextNumber(), at: now, in: localTime)
      try rows.insert(new)
      accepted.added.append(new)
      return try rows.confirm(task.id, task.confirmed(as: new))
    }
    let new = task.applied(to: old, at: now, in: localTime)
    if new != old {
      try rows.update(new)
      accepted.changed.append(new)
    }
    try rows.confirm(task.id, task.confirmed(as: new))
    guard new.isDone, !old.isDone else { return }
    var series = TodoChanges(rows: rows, now: now, localTime: localTime, random: random)
    if let next = try series.begin(following: new, with: rows.subtasks(of: new.number)) { accepted.added.append(next) }
    rows = series.rows
  }

  /// Deletes a task; its parts become separate tasks.
  private mutating func delete(_ task: TodoTask, into accepted: inout AcceptedAnswer) throws {
    for var part in try rows.subtasks(of: task.number) {
      part.parent = nil
      try rows.update(part)
    }
    try rows.delete(task.number)
    accepted.deleted.append(task)
  }
}

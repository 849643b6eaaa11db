import CoreModule
import TodoList

/// A store of tasks whose every call runs as ``DiskWork``.
struct DiskTodoStore: TodoStore {
  let base: any TodoStore
  let disk: DiskWork

  func tasks(_ query: TodoQuery) async throws(TodoStoreError) -> [TodoTask] {
    try await disk { () throws(TodoStoreError) in try await base.tasks(query) }
  }

  func tasks(numbered numbers: [TodoTask.Number]) async throws(TodoStoreError) -> [TodoTask] {
    try await disk { () throws(TodoStoreError) in try await base.tasks(numbered: numbers) }
  }

  func tasks(spelled text: String) async throws(TodoStoreError) -> [TodoTask] {
    try await disk { () throws(TodoStoreError) in try await base.tasks(spelled: text) }
  }

  func subtasks(of number: TodoTask.Number) async throws(TodoStoreError) -> [TodoTask] {
    try await disk { () throws(TodoStoreError) in try await base.subtasks(of: number) }
  }

  func count(at now: Timestamp) async throws(TodoStoreError) -> TodoCount {
    try await disk { () throws(TodoStoreError) in try await base.count(at: now) }
  }

  func add(_ drafts: [TodoDraft]) async throws(TodoStoreError) -> [TodoTask] {
    try await disk { () throws(TodoStoreError) in try await base.add(drafts) }
  }

  func edit(_ numbers: [TodoTask.Number], _ edit: TodoEdit) async throws(TodoStoreError) -> [TodoTask] {
    try await disk { () throws(TodoStoreError) in try await base.edit(numbers, edit) }
  }

  func complete(_ numbers: [TodoTask.Number]) async throws(TodoStoreError) -> CompletedTasks {
    try await disk { () throws(TodoStoreError) in try await base.complete(numbers) }
  }

  func reopen(_ numbers: [TodoTask.Number]) async throws(TodoStoreError) -> [TodoTask] {
    try await disk { () throws(TodoStoreError) in try await base.reopen(numbers) }
  }

  func snooze(_ numbers: [TodoTask.Number], until moment: Timestamp) async throws(TodoStoreError) -> [TodoTask] {
    try await disk { () throws(TodoStoreError) in try await base.snooze(numbers, until: moment) }
  }

  func delete(_ numbers: [TodoTask.Number]) async throws(TodoStoreError) -> [TodoTask] {
    try await disk { () throws(TodoStoreError) in try await base.delete(numbers) }
  }

  func take(_ tasks: [IncomingTask], isTrial: Bool) async throws(TodoStoreError) -> [TakenTask] {
    try await disk { () throws(TodoStoreError) in try await base.take(tasks, isTrial: isTrial) }
  }

  func tasksToNotify(at now: Timestamp, limit: Int) async throws(TodoStoreError) -> [TodoTask] {
    try await disk { () throws(TodoStoreError) in try await base.tasksToNotify(at: now, limit: limit) }
  }

  func markNotified(_ numbers: [TodoTask.Number]) async throws(TodoStoreError) -> [TodoTask.Number] {
    try await disk { () throws(TodoStoreError) in try await base.markNotified(numbers) }
  }
}

/// The state of a sync, of which every call runs as ``DiskWork``.
struct DiskSyncStore: SyncStore {
  let base: any SyncStore
  let disk: DiskWork

  func unsent(to address: String) async throws(TodoStoreError) -> UnsentChanges {
    try await disk { () throws(TodoStoreError) in try await base.unsent(to: address) }
  }

  func accept(
    _ answer: [ServerTask], after sent: UnsentChanges, from address: String
  ) async throws(TodoStoreError) -> AcceptedAnswer? {
    try await disk { () throws(TodoStoreError) in try await base.accept(answer, after: sent, from: address) }
  }

  func status(of address: String) async throws(TodoStoreError) -> SyncStatus {
    try await disk { () throws(TodoStoreError) in try await base.status(of: address) }
  }
}

import CoreModule
import CoreModuleTesting
import Testing
import TodoList
import TodoListTesting

/// Each intent of each view model waits at each of its calls while another one runs.
@MainActor
struct InterleavingTests {
  @Test func `a list of tasks`() async throws {
    var edit = TodoEdit()
    edit.tags = ["new"]
    let violations = try await Interleavings<TaskListViewModel, TaskListState>(
      of: [
        .reads("load") { await $0.load() },
        .reads("load the urgent ones") { await $0.load { $0.priority = .high } },
        .reads("load one") { await $0.load { $0.limit = 1 } },
        .reads("loadCount") { await $0.loadCount() },
        .reports("complete") { await $0.complete([.number(1)]) },
        .reports("complete nothing") { await $0.complete([.number(9)]) },
        .reports("reopen") { await $0.reopen([.number(3)]) },
        .reports("delete a part") { await $0.delete([.number(4)]) },
        .reports("edit") { [edit] in await $0.edit([.number(2)], edit) },
        .reports("snooze") { await $0.snooze([.number(1)], until: "tomorrow") },
      ],
      make: { try await GatedTodoList($0).filled().taskList.build() }, state: { $0.state }
    ).violations()
    #expect(violations == [])
  }

  @Test func `adding tasks`() async throws {
    var lost = NewTaskRequest("part of nothing")
    lost.parent = 9
    let violations = try await Interleavings<NewTaskViewModel, NewTaskState>(
      of: [
        .instant("preview") { $0.preview("tea tomorrow") },
        .instant("preview nothing") { $0.preview("") },
        .instant("preview a day that there is not") { $0.preview("tea 31.2.") },
        .changes("submit") { await $0.submit([NewTaskRequest("milk")]) },
        .changes("submit two") { await $0.submit([NewTaskRequest("tea today"), NewTaskRequest("salt")]) },
        .changes("submit a part of nothing") { [lost] in await $0.submit([lost]) },
      ],
      make: {
        let model = try await GatedTodoList($0).filled().newTask.build()
        model.preview("milk")
        return model
      },
      state: { $0.state }
    ).violations()
    #expect(violations == [])
  }

  @Test func `the details of a task`() async throws {
    let violations = try await Interleavings<TaskDetailsViewModel, TaskDetailsState>(
      of: [
        .reads("show") { await $0.show(.number(2)) },
        .reads("show another") { await $0.show(.text("bread")) },
        .reads("show nothing") { await $0.show(.number(9)) },
      ],
      make: { try await GatedTodoList($0).filled().taskDetails.build() }, state: { $0.state }
    ).violations()
    #expect(violations == [])
  }

  @Test func `a task that is changed while it is read again`() async throws {
    var note = TodoEdit()
    note.note = "soon"
    var priority = TodoEdit()
    priority.priority = .low
    let violations = try await Interleavings<TaskDetailsViewModel, TaskDetailsState>(
      of: [
        .reads("show") { await $0.show(.number(2)) },
        .changes("save") { [note] in await $0.save(note) },
        .changes("save something else") { [priority] in await $0.save(priority) },
      ],
      make: {
        let model = try await GatedTodoList($0).filled().taskDetails.build()
        await model.show(.number(2))
        return model
      },
      state: { $0.state },
      // Pairs without a save leave the task as it was, so what is shown is compared with what is stored.
      fault: { model in
        let shown = model.state
        await model.show(.number(2))
        return model.state == shown ? nil : "what is stored is not shown"
      }
    ).violations()
    #expect(violations == [])
  }

  @Test func `tasks to notify of`() async throws {
    let violations = try await Interleavings<DueTasksViewModel, DueTasksState>(
      of: [.reports("claim") { await $0.claim() }, .reports("claim one") { await $0.claim(limit: 1) }],
      make: { try await GatedTodoList($0).filled().dueTasks.build() }, state: { $0.state }
    ).violations()
    #expect(violations == [])
  }

  @Test func `the sync`() async throws {
    let violations = try await Interleavings<TaskSyncViewModel, TaskSyncState>(
      of: [
        .reads("loadStatus") { await $0.loadStatus() },
        .reports("sync") { await $0.sync() },
        .reports("sync whatever the list is") { await $0.sync(isForced: true) },
      ],
      make: { try await GatedTodoList($0).filled().sync.build() }, state: { $0.state },
      fault: { $0.state.isUnderWay ? "it is still under way" : nil }
    ).violations()
    #expect(violations == [])
  }

  private nonisolated func incoming(_ text: String, _ id: UInt64) -> IncomingTask {
    let identity = TodoTask.ID(RandomSource { id }.uuid())
    let moment = TodoStoreContract.start
    return IncomingTask(TodoTask(number: TodoTask.Number(Int(id)), id: identity, text: text, created: moment, updated: moment))
  }
}

import AppGraph
import CoreModule
import CoreModuleTesting
import Testing
import TodoList

/// The task list as the app builds it.
@MainActor
@Suite(.timeLimit(.minutes(30)))
struct TodoListTests {
  let app = TestApp()

  @Test func `every builder of the task list is tested here`() {
    let builders = Mirror(reflecting: app.buildTodoList()).children.compactMap(\.label)
    #expect(builders == ["taskList", "newTask", "taskDetails", "sync", "dueTasks"])
  }

  @Test func `a task that is written down is listed, counted and shown`() async {
    let todo = app.buildTodoList()
    let newTask = todo.newTask.build()
    newTask.preview("Call Ann tomorrow")
    #expect(newTask.state.preview?.text == "Call Ann")
    await newTask.submit([NewTaskRequest("Call Ann tomorrow p:high")])
    let list = todo.taskList.build()
    await list.load()
    await list.loadCount()
    #expect(list.state.tasks.map(\.text) == ["Call Ann"] && list.state.count?.open == 1)
    let details = todo.taskDetails.build()
    await details.show(.text("call ann"))
    #expect(details.state.task?.priority == .high)
  }

  @Test func `words that say what an option overrules are named`() async {
    let newTask = app.buildTodoList().newTask.build()
    func added(_ line: String, _ change: (inout NewTaskRequest) -> Void) async -> [String?] {
      var request = NewTaskRequest(line)
      change(&request)
      await newTask.submit([request])
      return [newTask.state.added.first?.text] + newTask.state.overruled
    }
    let day = DueDate.day(CalendarDay(daysSinceEpoch: 30_000))
    #expect(await added("Prepare slides friday p:high") { $0.due = day } == ["Prepare slides", "friday"])
    #expect(await added("Gym every monday 7pm") { $0.repeats = .daily } == ["Gym", "every", "monday"])
    #expect(await added("Gym every:week #home") { $0.repeats = .weekly } == ["Gym"])
    #expect(await added("Call Ann !high tomorrow") { $0.priority = .low } == ["Call Ann", "!high"])
    #expect(await added("Read on") { $0.due = day } == ["Read on"])
    #expect(await added("Prepare slides 2052-02-20") { $0.due = day } == ["Prepare slides"])
    #expect(await added("tomorrow") { $0.due = day } == ["tomorrow"])
    #expect(await added("every week") { $0.repeats = .daily } == ["every week"])
  }

  @Test func `what an option says wins over the line`() async {
    let newTask = app.buildTodoList().newTask.build()
    var request = NewTaskRequest("Call Ann !high tomorrow every:week")
    let day = CalendarDay(daysSinceEpoch: 30_000)
    (request.due, request.priority, request.repeats) = (.day(day), .low, .monthly)
    await newTask.submit([request])
    let task = newTask.state.added.first
    #expect(task?.priority == .low && task?.due == .day(day) && task?.recurrence?.rule == .monthly)
  }

  @Test func `a task that is due is told of once, and again after a snooze`() async throws {
    let todo = app.buildTodoList()
    await todo.newTask.build().submit([NewTaskRequest("Call Ann today"), NewTaskRequest("Later tomorrow")])
    let (first, second) = (todo.dueTasks.build(), todo.dueTasks.build())
    await first.claim()
    await second.claim()
    #expect(first.state.tasks.map(\.text) == ["Call Ann"] && second.state.tasks.isEmpty && second.state.problem == nil)
    _ = try await app.tasks.snooze([1], until: TestApp.clock.now())
    await second.claim()
    #expect(second.state.tasks.map(\.text) == ["Call Ann"])
  }

  @Test func `the sync is off until a server is set up`() async {
    let sync = app.buildTodoList().sync.build()
    await sync.sync()
    #expect(sync.state.problem == .notConfigured)
  }

  @Test func `a dropped task list is released`() async {
    weak var graph: AppGraph?
    weak var list: TaskListViewModel?
    do {
      let newGraph = app.build()
      graph = newGraph
      let newList = newGraph.todoList(router: RecordingRouter<TodoListDestination>()).build().taskList.build()
      list = newList
      await newList.load()
    }
    #expect(graph == nil && list == nil)
  }
}

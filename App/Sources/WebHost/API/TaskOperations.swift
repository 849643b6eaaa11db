import AppGraph
import CoreModule
import CorePresentation
import Hummingbird
import Presentation
import TodoList

/// Tasks, as `glot todo`.
@MainActor
enum TaskOperations {
  nonisolated private static let priority = APISchema.choice(TodoPriority.allCases.map(\.rawValue))

  nonisolated static let all: [APIOperation] = [
    APIOperation(
      method: .get, path: "/api/tasks",
      summary: LocalizedText(en: "The tasks, or those with words in them.", ru: "Задачи или те из них, где есть указанные слова."),
      query: [
        .optional("query", .word), .optional("status", .choice(["open", "done", "all"])), .optional("due", .word),
        .optional("priority", priority), .optional("tag", .list(.word)), .optional("limit", .amount),
      ], answer: .list(.record(.task))
    ) { request async throws(Problem) in try await list(request) },
    APIOperation(
      method: .post, path: "/api/tasks",
      summary: LocalizedText(
        en: "Adds a task. Dates, priorities, tags and repetition in its text are understood.",
        ru: "Добавляет задачу. Даты, приоритет, метки и повторение в её тексте распознаются."
      ),
      body: [
        .required("text", .line), .optional("literal", .flag), .optional("due", .line), .optional("priority", priority),
        .optional("tags", .list(.line)), .optional("repeat", .line), .optional("note", .anyText), .optional("parent", .count),
      ], status: .created, answer: .list(.record(.task))
    ) { request async throws(Problem) in try await add(request) },
    APIOperation(
      method: .get, path: "/api/tasks/count",
      summary: LocalizedText(en: "How many tasks are open, done and overdue.", ru: "Сколько задач открыто, выполнено и просрочено."),
      answer: .record(.taskCount)
    ) { request async throws(Problem) in
      let tasks = request.site.todoList.taskList.build()
      await tasks.loadCount()
      if let problem = tasks.state.problem { throw Problem(problem) }
      return TaskCountDocument(count: tasks.state.count ?? TodoCount(open: 0, done: 0, overdue: 0)).json(request.localTime)
    },
    APIOperation(
      method: .get, path: "/api/tasks/{number}", summary: LocalizedText(en: "A task with its parts.", ru: "Задача с её частями."),
      answer: .record(.taskWithParts)
    ) { request async throws(Problem) in try await show(request) },
    APIOperation(
      method: .patch, path: "/api/tasks/{number}", summary: LocalizedText(en: "Changes a task.", ru: "Изменяет задачу."),
      body: [
        .optional("text", .line), .optional("due", .optional(.line)), .optional("priority", priority), .optional("add_tags", .list(.line)),
        .optional("remove_tags", .list(.line)), .optional("repeat", .optional(.line)), .optional("note", .anyText),
        .optional("parent", .optional(.count)),
      ], answer: .list(.record(.task))
    ) { request async throws(Problem) in
      let edit = try edit(request)
      return try await change(request) { await $0.edit($1, edit) }
    },
    APIOperation(
      method: .delete, path: "/api/tasks/{number}",
      summary: LocalizedText(en: "Deletes a task with its parts.", ru: "Удаляет задачу вместе с её частями."), answer: .list(.record(.task))
    ) { request async throws(Problem) in try await change(request) { await $0.delete($1) } },
    APIOperation(
      method: .put, path: "/api/tasks/{number}/done",
      summary: LocalizedText(en: "Marks a task as done.", ru: "Отмечает задачу как выполненную."), answer: .list(.record(.task))
    ) { request async throws(Problem) in try await change(request) { await $0.complete($1) } },
    APIOperation(
      method: .delete, path: "/api/tasks/{number}/done",
      summary: LocalizedText(en: "Reopens a done task.", ru: "Снова открывает выполненную задачу."), answer: .list(.record(.task))
    ) { request async throws(Problem) in try await change(request) { await $0.reopen($1) } },
  ]

  private static func list(_ request: APIRequest) async throws(Problem) -> JSON {
    let (now, localTime) = (request.now, request.localTime)
    var filter = TaskFilter()
    filter.status = ["done": .done, "all": .all][request.text("status") ?? ""] ?? .open
    filter.due = try request.text("due").map { text throws(Problem) in try DueFilter(text, now: now, in: localTime) }
    filter.priority = request.choice("priority")
    filter.tags = try request.stored("tag")
    filter.limit = request.number("limit")
    let words = try request.stored("query")?.split(separator: " ").map { FoldedText(String($0)) }
    let tasks = request.site.todoList.taskList.build()
    await tasks.load { query in
      filter.narrow(&query, at: now, in: localTime)
      if let words { query.words = words }
    }
    return try request.answer(tasks.state.tasks, tasks.state.problem)
  }

  private static func add(_ request: APIRequest) async throws(Problem) -> JSON {
    var new = NewTaskRequest(request.text("text") ?? "")
    new.isLiteral = request.flag("literal")
    new.due = try request.due()
    new.priority = request.choice("priority")
    new.tags = try request.stored("tags")
    new.repeats = try request.repetition()
    new.note = try request.stored("note").flatMap { $0.isEmpty ? nil : $0 }
    new.parent = request.number("parent").map { TodoTask.Number($0) }
    let newTask = request.site.todoList.newTask.build()
    await newTask.submit([new])
    return try request.answer(newTask.state.added, newTask.state.problem)
  }

  private static func show(_ request: APIRequest) async throws(Problem) -> JSON {
    let details = request.site.todoList.taskDetails.build()
    await details.show(.number(TodoTask.Number(request.number)))
    if let problem = details.state.problem { throw Problem(problem) }
    return TaskDocument(state: details.state, now: request.now, localTime: request.localTime).json(request.localTime)
  }

  private static func edit(_ request: APIRequest) throws(Problem) -> TodoEdit {
    var edit = TodoEdit()
    edit.text = try request.text("text").map { text throws(Problem) in try UserText(accepting: text) }
    if request.has("due") { edit.due = .some(try request.due()) }
    edit.priority = request.choice("priority")
    edit.tags = try request.stored("add_tags")
    edit.removedTags = try request.stored("remove_tags")
    if request.has("repeat") { edit.repeats = .some(try request.repetition()) }
    edit.note = try request.stored("note")
    if request.has("parent") { edit.parent = .some(request.number("parent").map { TodoTask.Number($0) }) }
    return edit
  }

  private static func change(
    _ request: APIRequest, _ intent: @MainActor (TaskListViewModel, [TodoSelector]) async -> Void
  ) async throws(Problem) -> JSON {
    let tasks = request.site.todoList.taskList.build()
    await intent(tasks, [.number(TodoTask.Number(request.number))])
    return try request.answer(tasks.state.changed, tasks.state.problem)
  }
}

extension APIRequest {
  fileprivate func due() throws(Problem) -> DueDate? {
    try text("due").map { text throws(Problem) in try DueDate(checking: text, now: now, in: localTime) }
  }

  fileprivate func repetition() throws(Problem) -> RecurrenceRule? {
    try text("repeat").map { text throws(Problem) in try QuickEntryParser(now: now, localTime: localTime).repetition(text) }
  }

  /// The records of tasks, unless there was a problem.
  fileprivate func answer(_ tasks: [TodoTask], _ problem: TodoProblem?) throws(Problem) -> JSON {
    if let problem { throw Problem(problem) }
    return TasksDocument(tasks: tasks, now: now, localTime: localTime).json(localTime)
  }
}

import AppGraph
import CoreModule
import CorePresentation
import Presentation
import TodoList

/// The open tasks, and what is done to one of them.
@MainActor
enum TaskPages {
  nonisolated static let routes: [Route] = [
    .get("/tasks") { context async throws(Problem) in .page(try await list(context)) },
    .post("/tasks") { context async throws(Problem) in try await add(context) },
    .post("/tasks/:number/done") { context async throws(Problem) in
      try await change(context) { await $0.complete($1) }
    },
    .post("/tasks/:number/open") { context async throws(Problem) in
      try await change(context) { await $0.reopen($1) }
    },
    .post("/tasks/:number/delete") { context async throws(Problem) in
      try await change(context) { await $0.delete($1) }
    },
  ]

  private static func list(_ context: PageContext, _ problem: Problem? = nil) async throws(Problem) -> Page {
    let tasks = context.site.todoList.taskList.build()
    let showsDone = context.fields["done"] == "yes"
    await tasks.load { $0.status = showsDone ? .all : .open }
    if let problem = tasks.state.problem { throw Problem(problem) }
    let groups = tasks.state.tasks.grouped(at: context.site.graph.clock.now(), in: context.site.graph.localTime)
    let sections = groups.map { group -> HTML in
      "<h2>\(context(TaskPhrases.heading(group.group)))</h2><ul class=\"rows\">\(group.tasks.map { row($0, context) })</ul>"
    }
    let other =
      showsDone ? context(en: "Hide done tasks", ru: "Скрыть выполненные") : context(en: "Show done tasks", ru: "Показать выполненные")
    return Page(
      title: Page.Tab.tasks.name,
      body: """
        \(form(context, problem))<section id="list" data-live aria-label="\(context(Page.Tab.tasks.name))">
        \(sections)\(sections.isEmpty ? "<p class=\"dim\">\(context(TaskPhrases.noTasks))</p>" : "")</section>
        <p><a href="/tasks\(showsDone ? "" : "?done=yes")">\(other)</a></p>
        """,
      tab: .tasks
    )
  }

  private static func add(_ context: PageContext) async throws(Problem) -> Answer {
    let newTask = context.site.todoList.newTask.build()
    await newTask.submit([NewTaskRequest(context.fields["line"])])
    if let problem = newTask.state.problem { return .page(try await list(context, Problem(problem))) }
    if let task = newTask.state.added.first { context.session.say(TaskPhrases.added(task), isChange: true) }
    return .goTo("/tasks")
  }

  private static func change(
    _ context: PageContext, _ intent: @MainActor (TaskListViewModel, [TodoSelector]) async -> Void
  ) async throws(Problem) -> Answer {
    let tasks = context.site.todoList.taskList.build()
    await intent(tasks, [.number(TodoTask.Number(try context.number()))])
    if let problem = tasks.state.problem { throw Problem(problem) }
    if let next = tasks.state.next.first {
      context.session.say(TaskPhrases.next(next, context.site.graph.localTime, context.site.graph.clock.now()))
    }
    return context.back(or: "/tasks")
  }

  /// The field for a new task, and how what is typed is understood.
  private static func form(_ context: PageContext, _ problem: Problem?) -> HTML {
    let line = context.fields["line"]
    let newTask = context.site.todoList.newTask.build()
    newTask.preview(line)
    let problem = problem ?? newTask.state.problem.map { Problem($0) }
    let understood: HTML? = problem.map { Page.alert($0, context.language) } ?? newTask.state.preview.map { reading($0, context) }
    return """
      <form method="post" action="/tasks">\(context.formToken)<label for="line">\(context(en: "New task", ru: "Новая задача"))</label>
      <div class="field"><input id="line" name="line" value="\(line)" autocomplete="off" required maxlength="2000" data-key="a"\
       placeholder="\(context(en: "Call Ann tomorrow 9am !high #home", ru: "Позвонить Ане завтра в 9:00 !high #дом"))"\
       data-fetch="/tasks?line=" data-into="reading"><button>\(context(en: "Add", ru: "Добавить"))</button></div></form>
      <section id="reading" aria-live="polite">\(understood)</section>
      """
  }

  private static func reading(_ entry: QuickEntry, _ context: PageContext) -> HTML {
    let facts = TaskPhrases.facts(of: entry, context.style).map { context($0) }
    return "<p><span class=\"strong\">\(entry.text)</span> <span class=\"dim\">\(facts.joined(separator: " · "))</span></p>"
  }

  private static func row(_ task: TodoTask, _ context: PageContext) -> HTML {
    let (verb, name) =
      task.isDone
      ? ("open", context(en: "Reopen “\(task.text)”", ru: "Снова открыть «\(task.text)»"))
      : ("done", context(en: "Done: “\(task.text)”", ru: "Выполнено: «\(task.text)»"))
    let facts = TaskPhrases.facts(of: task, context.style).map { context($0) }.joined(separator: " · ")
    let remove = context(en: "Delete “\(task.text)”", ru: "Удалить «\(task.text)»")
    return """
      <li><form method="post" action="/tasks/\(task.number.rawValue)/\(verb)">\(context.formOrigin)\
      <button class="check" aria-label="\(name)" title="\(name)">\(task.isDone ? "☑" : "☐")</button></form>
      <div><span class="\(task.isDone ? "done" : "strong")">\(task.text)</span> <span class="dim">\(facts)</span></div>
      <form method="post" action="/tasks/\(task.number.rawValue)/delete">\(context.formOrigin)\
      <button class="quiet" aria-label="\(remove)" title="\(remove)">✕</button></form></li>
      """
  }
}

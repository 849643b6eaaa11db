import AppGraph
import CoreModule
import CorePresentation
import Presentation
import TodoList

/// The open tasks, and what is done to one of them.
@MainActor
enum TaskPages {
  nonisolated static let routes: [Route] = [
    .get("/tasks") { visit async throws(Problem) in .page(try await list(visit)) },
    .post("/tasks") { visit async throws(Problem) in try await add(visit) },
    .post("/tasks/:number/done") { visit async throws(Problem) in
      try await change(visit) { await $0.complete($1) }
    },
    .post("/tasks/:number/open") { visit async throws(Problem) in
      try await change(visit) { await $0.reopen($1) }
    },
    .post("/tasks/:number/delete") { visit async throws(Problem) in
      try await change(visit) { await $0.delete($1) }
    },
  ]

  private static func list(_ visit: Visit, _ problem: Problem? = nil) async throws(Problem) -> Page {
    let tasks = visit.site.todoList.taskList.build()
    let showsDone = visit.fields["done"] == "yes"
    await tasks.load { $0.status = showsDone ? .all : .open }
    if let problem = tasks.state.problem { throw Problem(problem) }
    let groups = tasks.state.tasks.grouped(at: visit.site.graph.clock.now(), in: visit.site.graph.localTime)
    let sections = groups.map { group -> HTML in
      "<h2>\(visit(TaskPhrases.heading(group.group)))</h2><ul class=\"rows\">\(group.tasks.map { row($0, visit) })</ul>"
    }
    let other =
      showsDone ? visit(en: "Hide done tasks", ru: "Скрыть выполненные") : visit(en: "Show done tasks", ru: "Показать выполненные")
    return Page(
      title: Page.Tab.tasks.name,
      body: """
        \(form(visit, problem))<section id="list" data-live aria-label="\(visit(Page.Tab.tasks.name))">
        \(sections)\(sections.isEmpty ? "<p class=\"dim\">\(visit(TaskPhrases.noTasks))</p>" : "")</section>
        <p><a href="/tasks\(showsDone ? "" : "?done=yes")">\(other)</a></p>
        """,
      tab: .tasks
    )
  }

  private static func add(_ visit: Visit) async throws(Problem) -> Answer {
    let newTask = visit.site.todoList.newTask.build()
    await newTask.submit([NewTaskRequest(visit.fields["line"])])
    if let problem = newTask.state.problem { return .page(try await list(visit, Problem(problem))) }
    if let task = newTask.state.added.first { visit.session.say(TaskPhrases.added(task)) }
    return .goTo("/tasks")
  }

  private static func change(
    _ visit: Visit, _ intent: @MainActor (TaskListViewModel, [TodoSelector]) async -> Void
  ) async throws(Problem) -> Answer {
    let tasks = visit.site.todoList.taskList.build()
    await intent(tasks, [.number(TodoTask.Number(try visit.number()))])
    if let problem = tasks.state.problem { throw Problem(problem) }
    if let next = tasks.state.next.first {
      visit.session.say(TaskPhrases.next(next, visit.site.graph.localTime, visit.site.graph.clock.now()))
    }
    return visit.back(or: "/tasks")
  }

  /// The field for a new task, and how what is typed is understood.
  private static func form(_ visit: Visit, _ problem: Problem?) -> HTML {
    let line = visit.fields["line"]
    let newTask = visit.site.todoList.newTask.build()
    newTask.preview(line)
    let problem = problem ?? newTask.state.problem.map { Problem($0) }
    let understood: HTML? = problem.map { Page.alert($0, visit.language) } ?? newTask.state.preview.map { reading($0, visit) }
    return """
      <form method="post" action="/tasks">\(visit.formToken)<label for="line">\(visit(en: "New task", ru: "Новая задача"))</label>
      <div class="field"><input id="line" name="line" value="\(line)" autocomplete="off" required maxlength="2000" data-key="a"\
       placeholder="\(visit(en: "Call Ann tomorrow 9am !high #home", ru: "Позвонить Ане завтра в 9:00 !high #дом"))"\
       data-fetch="/tasks?line=" data-into="reading"><button>\(visit(en: "Add", ru: "Добавить"))</button></div></form>
      <section id="reading" aria-live="polite">\(understood)</section>
      """
  }

  private static func reading(_ entry: QuickEntry, _ visit: Visit) -> HTML {
    let facts = TaskPhrases.facts(of: entry, visit.style).map { visit($0) }
    return "<p><span class=\"strong\">\(entry.text)</span> <span class=\"dim\">\(facts.joined(separator: " · "))</span></p>"
  }

  private static func row(_ task: TodoTask, _ visit: Visit) -> HTML {
    let (verb, name) =
      task.isDone
      ? ("open", visit(en: "Reopen “\(task.text)”", ru: "Снова открыть «\(task.text)»"))
      : ("done", visit(en: "Done: “\(task.text)”", ru: "Выполнено: «\(task.text)»"))
    let facts = TaskPhrases.facts(of: task, visit.style).map { visit($0) }.joined(separator: " · ")
    let remove = visit(en: "Delete “\(task.text)”", ru: "Удалить «\(task.text)»")
    return """
      <li><form method="post" action="/tasks/\(task.number.rawValue)/\(verb)">\(visit.formOrigin)\
      <button class="check" aria-label="\(name)" title="\(name)">\(task.isDone ? "☑" : "☐")</button></form>
      <div><span class="\(task.isDone ? "done" : "strong")">\(task.text)</span> <span class="dim">\(facts)</span></div>
      <form method="post" action="/tasks/\(task.number.rawValue)/delete">\(visit.formOrigin)\
      <button class="quiet" aria-label="\(remove)" title="\(remove)">✕</button></form></li>
      """
  }
}

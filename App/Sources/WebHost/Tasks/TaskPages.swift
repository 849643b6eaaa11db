import AppGraph
import CoreModule
import CorePresentation
import Presentation
import TodoList

/// The lists of tasks, and what is done to one of them.
@MainActor
enum TaskPages {
  nonisolated static let routes: [Route] = [
    .get("/tasks") { context async throws(Problem) in .page(try await list(context)) },
    .post("/tasks") { context async throws(Problem) in try await NewTaskPage.save(context) },
    .get("/tasks/new") { context async throws(Problem) in .page(NewTaskPage.shown(context)) },
    .get("/tasks/:number/:form") { context async throws(Problem) in try .goTo("/tasks/\(context.number())") },
    .get("/tasks/:number") { context async throws(Problem) in .page(try await TaskPage.shown(context)) },
    .post("/tasks/:number/edit") { context async throws(Problem) in try await TaskPage.save(context) },
    .post("/tasks/:number/done") { context async throws(Problem) in
      try await change(context) { await $0.complete($1) }
    },
    .post("/tasks/:number/open") { context async throws(Problem) in
      try await change(context) { await $0.reopen($1) }
    },
    .post("/tasks/:number/snooze") { context async throws(Problem) in try await TaskPage.snooze(context) },
    .post("/tasks/:number/priority") { context async throws(Problem) in try await raise(context) },
    .post("/tasks/sync") { context async throws(Problem) in try await synchronize(context) },
    .post("/tasks/:number/delete") { context async throws(Problem) in
      try await change(context) {
        await $0.delete($1)
      } said: {
        TaskPhrases.deleted($0.count)
      }
    },
  ]

  /// The number of tasks to show at a time.
  private static let portion = 200

  private static func list(_ context: PageContext) async throws(Problem) -> Page {
    let words = (context.fields.text("q") ?? "").split(separator: " ").map { FoldedText(String($0)) }
    let limit = try context.number("limit").map { min($0, 100_000) } ?? portion
    let showsDone = context.fields["done"] == "yes"
    let tasks = context.site.todoList.taskList.build()
    await tasks.load { query in
      (query.words, query.limit) = (words, limit)
      query.status = words.isEmpty ? showsDone ? .done : .open : .all
    }
    await tasks.loadCount()
    if let problem = tasks.state.problem { throw Problem(problem) }
    let sync = context.site.todoList.sync.build()
    await sync.loadStatus()
    let counts = tasks.state.count.map { count -> HTML in "<p class=\"dim\">\(context(TaskPhrases.count(count)))</p>" }
    let title = showsDone ? LocalizedText(en: "Done tasks", ru: "Выполненные задачи") : Page.Tab.tasks.name
    return Page(
      title: title,
      body: """
        <h1 class="visually-hidden">\(context(title))</h1><div class="forms">\(NewTaskPage.form(context))\(search(context))</div>\(NewTaskPage.reading("", context))\(choice(showsDone, context))
        <section id="list" data-live aria-label="\(context(Page.Tab.tasks.name))">\(counts)\(groups(tasks.state, context))</section>
        \(sync.state.status == nil ? nil : synchronizing(context))
        """,
      tab: .tasks, assets: Asset.features
    )
  }

  private static func search(_ context: PageContext) -> HTML {
    let find = context(en: "Search", ru: "Поиск")
    return """
      <form method="get" action="/tasks" role="search"><label for="q">\(find)</label><div class="field"><input id="q" type="search" name="q"\
       value="\(context.fields["q"])" autocomplete="off" data-key="/" data-fetch="/tasks?q=" data-into="list">\
      <button>\(context(en: "Find", ru: "Найти"))</button></div></form>
      """
  }

  /// The open tasks or the done ones.
  private static func choice(_ showsDone: Bool, _ context: PageContext) -> HTML {
    let current: (Bool) -> HTML = { $0 ? " aria-current=\"page\"" : " data-key=\"c\"" }
    return """
      <p class="choice"><a href="/tasks"\(current(!showsDone))>\
      \(context(en: "Open", ru: "Открытые"))</a> <a href="/tasks?done=yes"\(current(showsDone))>\(context(en: "Done", ru: "Выполненные"))</a></p>
      """
  }

  private static func groups(_ state: TaskListState, _ context: PageContext) -> HTML {
    guard !state.tasks.isEmpty else { return "<p class=\"dim\">\(context(nothing(context)))</p>" }
    let groups = state.tasks.grouped(at: context.site.graph.clock.now(), in: context.site.graph.localTime)
    let sections = groups.map { group -> HTML in
      let listed = Set(group.tasks.map(\.number))
      let rows = group.tasks.map { task in
        let isFirst = task.number == groups.first?.tasks.first?.number
        return TaskView(context: context, task: task, isIndented: task.parent.map(listed.contains) ?? false, isFirst: isFirst).row
      }
      return "<h2>\(context(TaskPhrases.heading(group.group)))</h2><ul class=\"rows\">\(rows)</ul>"
    }
    let list: HTML = "<form method=\"post\" id=\"row\">\(context.formOrigin)</form>\(sections)\(ofRows(context))"
    guard state.hasMore else { return list }
    return """
      \(list)<form method="get" action="/tasks"><input type="hidden" name="q" value="\(context.fields["q"])"><input type="hidden" name="done" \
      value="\(context.fields["done"])"><button name="limit" value="\(state.tasks.count * 2)">\(context(en: "More tasks", ru: "Ещё задачи"))</button></form>
      """
  }

  private static func synchronizing(_ context: PageContext) -> HTML {
    """
    <form method="post" action="/tasks/sync" class="actions">\(context.formToken)<button data-key="S">\
    \(context(en: "Sync with the server", ru: "Синхронизировать с сервером"))</button></form>
    """
  }

  private static func synchronize(_ context: PageContext) async throws(Problem) -> Answer {
    let sync = context.site.todoList.sync.build()
    await sync.sync()
    context.session.say(sync.state.problem.map { Problem($0).sentence } ?? SyncPhrases.done(sync.state))
    return .goTo("/tasks")
  }

  /// Gives the task the next priority.
  private static func raise(_ context: PageContext) async throws(Problem) -> Answer {
    let model = context.site.todoList.taskDetails.build()
    await model.show(.number(TodoTask.Number(try context.number())))
    if let problem = model.state.problem { throw Problem(problem) }
    var edit = TodoEdit()
    edit.priority = model.state.task?.priority.following
    await model.save(edit)
    if let problem = model.state.problem { throw Problem(problem) }
    if let task = model.state.task { context.session.say(TaskPhrases.changed(task), isChange: true) }
    return context.back(or: "/tasks")
  }

  /// What only keys do with the selected task.
  private static func ofRows(_ context: PageContext) -> HTML {
    Controls.ofRows([
      "<a data-key=\"e\" data-at=\"#text\">\(context(en: "edit the task", ru: "изменить задачу"))</a>",
      """
      <button form="row" data-key="p" data-at="/priority">\(context(en: "give the task the next priority", ru: "сменить приоритет задачи"))</button>
      """,
    ])
  }

  private static func nothing(_ context: PageContext) -> LocalizedText {
    if let text = context.fields.text("q") { return TaskPhrases.nothingFound(text, among: .all).message }
    if context.fields["done"] == "yes" { return LocalizedText(en: "No task is done yet.", ru: "Выполненных задач пока нет.") }
    return LocalizedText(
      en: "There are no open tasks. For example: Learn ten words tomorrow 9am #spanish *daily",
      ru: "Открытых задач нет. Например: Выучить десять слов завтра в 9 #испанский *ежедневно"
    )
  }

  /// Changes the task of the path.
  static func change(
    _ context: PageContext, _ intent: @MainActor (TaskListViewModel, [TodoSelector]) async -> Void,
    said: ([TodoTask]) -> LocalizedText? = { _ in nil }
  ) async throws(Problem) -> Answer {
    let tasks = context.site.todoList.taskList.build()
    await intent(tasks, [.number(TodoTask.Number(try context.number()))])
    if let problem = tasks.state.problem { throw Problem(problem) }
    if let text = said(tasks.state.changed) { context.session.say(text, isChange: true) }
    if let next = tasks.state.next.first {
      context.session.say(TaskPhrases.next(next, context.site.graph.localTime, context.site.graph.clock.now()), isChange: true)
    }
    return context.back(or: "/tasks")
  }
}

import AppGraph
import CoreModule
import CorePresentation
import Presentation
import TodoList

/// One task: all its fields in a form, its parts, and what can be done with it.
@MainActor
enum TaskPage {
  static func shown(_ context: PageContext) async throws(Problem) -> Page {
    let state = try await details(context).state
    guard let task = state.task else { throw .missingTask }
    return page(state, task, fields(task, context), context)
  }

  static func save(_ context: PageContext) async throws(Problem) -> Answer {
    let model = try await details(context)
    guard let task = model.state.task else { throw .missingTask }
    var fields = fields(task, context)
    for field in TaskFields.Field.allCases { fields[field] = context.fields[field.rawValue] }
    do throws(Problem) {
      // The form contains the version of the task that it shows, so that it does not overwrite a newer change.
      guard context.fields["updated"] == "\(task.updated.milliseconds)" else { throw Problem.changedMeanwhile(task.text) }
      let edit = try fields.edit(now: context.site.graph.clock.now(), context.site.graph.localTime)
      guard !edit.isEmpty else { return .goTo("/tasks") }
      await model.save(edit)
      if let problem = model.state.problem { throw Problem(problem) }
    } catch { return .page(page(model.state, task, fields, context, error)) }
    context.session.say(TaskPhrases.changed(model.state.task ?? task), isChange: true)
    return .goTo("/tasks")
  }

  /// Puts the task off. From a list it goes until tomorrow; on the page of the task one says until when.
  static func snooze(_ context: PageContext) async throws(Problem) -> Answer {
    let text = context.fields["until"]
    do throws(Problem) {
      return try await TaskPages.change(context) {
        await $0.snooze($1, until: text)
      } said: { tasks in
        tasks.first.flatMap { task in
          text == "tomorrow"
            ? TaskPhrases.snoozedUntilTomorrow(task) : task.snoozedUntil.map { TaskPhrases.silent(until: $0, context.style) }
        }
      }
    } catch {
      guard error.kind == .badData else { throw error }
      var page = try await shown(context)
      page.problem = error
      return .page(page)
    }
  }

  private static func details(_ context: PageContext) async throws(Problem) -> TaskDetailsViewModel {
    let model = context.site.todoList.taskDetails.build()
    await model.show(.number(TodoTask.Number(try context.number())))
    if let problem = model.state.problem { throw Problem(problem) }
    return model
  }

  private static func fields(_ task: TodoTask, _ context: PageContext) -> TaskFields {
    TaskFields(task, context.site.graph.localTime, context.language)
  }

  private static func page(
    _ state: TaskDetailsState, _ task: TodoTask, _ fields: TaskFields, _ context: PageContext, _ problem: Problem? = nil
  ) -> Page {
    let facts = (TaskPhrases.facts(of: task, context.style) + TaskPhrases.dates(of: task, context.style)).map { context($0) }
    let style: HTML = task.isDone ? " class=\"done\"" : ""
    let form = TaskForm(context: context, task: task, fields: fields)
    return Page(
      title: LocalizedText(verbatim: task.text),
      body: """
        <h1\(style)>\(task.text)</h1><p class="dim">\(facts.joined(separator: " · "))</p>
        \(TaskView(context: context, task: task).actions)\(form.editor)\(task.isDone ? nil : form.snoozing)\(parts(state, task, context))
        """,
      tab: .tasks, problem: problem, assets: Asset.features
    )
  }

  /// The parts of the task. A part has none.
  private static func parts(_ state: TaskDetailsState, _ task: TodoTask, _ context: PageContext) -> HTML? {
    guard task.parent == nil else {
      return task.parent.map { "<p><a href=\"/tasks/\($0.rawValue)\">\(context(TaskPhrases.part(of: $0)))</a></p>" }
    }
    let rows = state.subtasks.map { TaskView(context: context, task: $0, isPart: true).row }
    return """
      <h2>\(context(en: "Parts", ru: "Части"))</h2><section id="parts" data-live aria-label="\(context(en: "Parts", ru: "Части"))">
      <ul class="rows">\(rows)</ul></section>\(NewTaskPage.form(context, partOf: task.number))\(NewTaskPage.reading("", context))
      """
  }
}

/// The forms of a task.
@MainActor
private struct TaskForm {
  let context: PageContext
  let task: TodoTask
  let fields: TaskFields

  private var address: HTML { "/tasks/\(task.number.rawValue)" }

  var editor: HTML {
    """
    <form method="post" action="\(address)/edit" class="edit">\(context.formToken)<input type="hidden" name="updated" \
    value="\(task.updated.milliseconds)">\(row(.text, "<input id=\"text\" name=\"text\" data-key=\"e Enter\" value=\"\(fields[.text])\" required maxlength=\"2000\">"))
    <div class="pair">\(row(.due, "<input id=\"due\" name=\"due\" value=\"\(fields[.due])\" autocomplete=\"off\" maxlength=\"200\">"))\
    \(row(.tags, "<input id=\"tags\" name=\"tags\" value=\"\(fields[.tags])\" autocomplete=\"off\">"))\
    \(row(.priority, choice(.priority, priorities)))\(row(.recurrence, repetition))</div>
    \(row(.note, "<textarea id=\"note\" name=\"note\" rows=\"3\">\(fields[.note])</textarea>"))
    <p class="dim">\(context(en: "Due: tomorrow, fri 18:00, 2026-12-31. Tags: separated by commas.", ru: "Срок: завтра, пт 18:00, 2026-12-31. Метки — через запятую."))</p>
    <div class="actions"><button class="main">\(context(en: "Save", ru: "Сохранить"))</button>\
    <a class="button" href="/tasks" data-back>\(context(en: "Cancel", ru: "Отмена"))</a></div></form>
    """
  }

  var snoozing: HTML {
    """
    <form method="post" action="\(address)/snooze" class="toolbar">\(context.formOrigin)<div>\
    <label for="until">\(context(en: "Snooze until", ru: "Отложить до"))</label><div class="field"><input id="until" name="until" required \
    value="\(context.fields.text("until") ?? context(en: "tomorrow 9am", ru: "завтра в 9"))" maxlength="200">\
    <button>\(context(en: "Snooze", ru: "Отложить"))</button></div></div></form>
    """
  }

  private func row(_ field: TaskFields.Field, _ control: HTML) -> HTML {
    "<div><label for=\"\(field.rawValue)\">\(context(field.name))</label>\(control)</div>"
  }

  private var priorities: [(value: String, name: String)] {
    TodoPriority.allCases.map { priority in
      let name = context(TaskFields.priority(priority))
      return (priority == .normal ? "" : name, name)
    }
  }

  /// A field for any rule, with a list of the usual ones.
  private var repetition: HTML {
    let rules = RecurrenceRule.named.map { name, rule -> HTML in
      "<option value=\"\(context(TaskFields.repetition(rule)))\">\(context(RecurrencePhrases.rule(rule, today: nil)))</option>"
    }
    return """
      <input id="recurrence" name="recurrence" value="\(fields[.recurrence])" list="recurrences" autocomplete="off" maxlength="200" \
      placeholder="\(context(en: "every 2 weeks", ru: "каждые 2 недели"))"><datalist id="recurrences">\(rules)</datalist>
      """
  }

  /// A list to choose from. A value that was sent and is not in the list is added, so that it is not lost.
  private func choice(_ field: TaskFields.Field, _ choices: [(value: String, name: String)]) -> HTML {
    let others = choices.contains { $0.value == fields[field] } ? [] : [(value: fields[field], name: fields[field])]
    let options = (others + choices).map { choice -> HTML in
      let selected: HTML = choice.value == fields[field] ? " selected" : ""
      return "<option value=\"\(choice.value)\"\(selected)>\(choice.name)</option>"
    }
    return "<select id=\"\(field.rawValue)\" name=\"\(field.rawValue)\">\(options)</select>"
  }
}

extension Problem {
  fileprivate static let missingTask = Problem(
    .nothingFound, "not_found", LocalizedText(en: "There is no such task.", ru: "Такой задачи нет.")
  )
}

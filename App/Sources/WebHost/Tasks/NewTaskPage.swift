import CoreModule
import CorePresentation
import Presentation
import TodoList

/// A new task, and how the line that is typed is understood.
@MainActor
enum NewTaskPage {
  static func shown(_ context: PageContext, _ problem: Problem? = nil) -> Page {
    Page(
      title: TaskPhrases.newTask, body: "\(form(context))\(reading(problem == nil ? context.fields["line"] : "", context))", tab: .tasks,
      problem: problem, assets: Asset.features
    )
  }

  static func save(_ context: PageContext) async throws(Problem) -> Answer {
    var request = NewTaskRequest(context.fields["line"])
    request.isLiteral = context.fields["literal"] == "yes"
    request.parent = try context.number("parent").map { TodoTask.Number($0) }
    let newTask = context.site.todoList.newTask.build()
    await newTask.submit([request])
    if let problem = newTask.state.problem { return .page(shown(context, Problem(problem))) }
    if let task = newTask.state.added.first { context.session.say(TaskPhrases.added(task), isChange: true) }
    return context.back(or: "/tasks")
  }

  /// The field for a new task, or for a part of one.
  static func form(_ context: PageContext, partOf parent: TodoTask.Number? = nil) -> HTML {
    let number = parent?.rawValue.description ?? context.fields["parent"]
    let label = Int(number).map { TaskPhrases.newPart(of: TodoTask.Number($0)) } ?? TaskPhrases.newTask
    let literal = context(en: "Keep it as typed, without reading dates and tags", ru: "Как есть: не искать в тексте даты и метки")
    let isLiteral: HTML = context.fields["literal"] == "yes" ? " checked" : ""
    return """
      <form method="post" action="/tasks">\(context.formToken)<input type="hidden" name="parent" value="\(number)"><input type="hidden" \
      name="back" value="\(parent.map { "/tasks/\($0)" } ?? "/tasks")"><label for="line">\(context(label))</label>
      <div class="field"><input id="line" name="line" value="\(context.fields["line"])" autocomplete="off" required maxlength="2000" data-key="a n"\
       placeholder="\(context(en: "Call Ann tomorrow 9am !high #home", ru: "Позвонить Ане завтра в 9:00 !важно #дом"))"\
       data-fetch="/tasks/new?line=" data-into="reading"><button>\(context(en: "Add", ru: "Добавить"))</button></div>
      <label><input type="checkbox" name="literal" value="yes"\(isLiteral)> \(literal)</label></form>
      """
  }

  /// What is understood of a line.
  static func reading(_ line: String, _ context: PageContext) -> HTML {
    let newTask = context.site.todoList.newTask.build()
    newTask.preview(line)
    let understood: HTML?
    switch (newTask.state.problem.map { Problem($0) }, newTask.state.preview) {
    case (let problem?, _): understood = Page.alert(problem, context.language)
    case (nil, let entry?):
      let facts = (TaskPhrases.facts(of: entry, context.style) + (entry.isPartial ? [TaskPhrases.partial] : [])).map { context($0) }
        .joined(separator: " · ")
      understood = "<p><span class=\"strong\">\(entry.text)</span> <span class=\"dim\">\(facts)</span></p>"
    case (nil, nil): understood = nil
    }
    return "<section id=\"reading\" aria-live=\"polite\">\(understood)</section>"
  }
}

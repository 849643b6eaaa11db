import CoreModule
import Presentation
import TodoList

/// A task, as a row of a list and as the controls for it.
@MainActor
struct TaskView {
  let context: PageContext
  let task: TodoTask
  /// Whether it is below the task that it is a part of.
  var isIndented = false
  /// Whether it is the first one of the page, which tells the table of keys what can be done.
  var isFirst = false
  /// Whether it stands on the page of the task that it is a part of, whose keys are those of that task.
  var isPart = false

  private static let doing = LocalizedText(en: "mark the task as done", ru: "отметить задачу как выполненную")
  private static func keyOfParts(_ context: PageContext) -> HTML {
    let name = LocalizedText(en: "mark the part as done, or reopen it", ru: "отметить часть или снова открыть её")
    return " data-key=\"Space\"" + Controls.keyName(name, context)
  }

  private static let reopening = LocalizedText(en: "reopen the task", ru: "снова открыть задачу")
  private static let snoozing = LocalizedText(en: "snooze the task until tomorrow", ru: "отложить задачу до завтра")
  private static let deleting = LocalizedText(en: "delete the task", ru: "удалить задачу")

  private func key(_ keys: HTML, _ name: LocalizedText) -> HTML? {
    isPart ? nil : " data-key=\"\(keys)\"\(isFirst ? Controls.keyName(name, context) : nil)"
  }

  private var address: HTML { "/tasks/\(task.number.rawValue)" }

  var row: HTML {
    let facts = TaskPhrases.facts(of: task, context.style).map { context($0) }.joined(separator: " · ")
    let done: HTML = task.isDone ? " class=\"done\"" : ""
    let style: HTML = isIndented ? " class=\"part\"" : ""
    let note = task.note.map { _ -> HTML in " <span class=\"dim\" title=\"\(context(WordPhrases.note))\">✎</span>" }
    return """
      <li\(style)>\(check)<div><a href="\(address)"\(done)>\(task.text)</a>\(note) <span class="dim">\(facts)</span></div>\
      \(task.isDone ? nil : snooze)\(delete(back: context.address))</li>
      """
  }

  /// Marks the task as done, or opens it again.
  var check: HTML {
    let name =
      task.isDone
      ? context(en: "Reopen “\(task.text)”", ru: "Снова открыть «\(task.text)»")
      : context(en: "Done: “\(task.text)”", ru: "Выполнено: «\(task.text)»")
    return """
      <form method="post" action="\(address)/\(task.isDone ? "open" : "done")">\(context.formOrigin)\
      <button class="check"\(key("x ArrowRight", task.isDone ? Self.reopening : Self.doing) ?? Self.keyOfParts(context)) aria-label="\(name)" title="\(name)">\(task.isDone ? "☑" : "☐")</button></form>
      """
  }

  /// Puts the task off until tomorrow morning.
  private var snooze: HTML {
    let name = context(en: "Snooze “\(task.text)” until tomorrow", ru: "Отложить «\(task.text)» до завтра")
    return """
      <form method="post" action="\(address)/snooze">\(context.formOrigin)<button class="quiet" name="until" value="tomorrow"\
      \(key("z", Self.snoozing)) aria-label="\(name)" title="\(name)">☾</button></form>
      """
  }

  /// Deletes the task, and then shows the page at `path`.
  private func delete(back path: String) -> HTML {
    let name = context(en: "Delete “\(task.text)”", ru: "Удалить «\(task.text)»")
    return """
      <form method="post" action="\(address)/delete">\(context.formToken)<input type="hidden" name="back" value="\(path)">\
      <button class="quiet"\(key("d Delete ArrowLeft", Self.deleting)) aria-label="\(name)" title="\(name)">✕</button></form>
      """
  }

  /// What can be done with the task on its own page.
  var actions: HTML {
    let (verb, name): (HTML, String) =
      task.isDone ? ("open", context(en: "Reopen", ru: "Открыть снова")) : ("done", context(en: "Done", ru: "Выполнено"))
    return """
      <div class="actions"><form method="post" action="\(address)/\(verb)">\(context.formOrigin)<button data-key="x ArrowRight">\(name)</button></form>\
      <form method="post" action="\(address)/delete">\(context.formToken)<button data-key="d Delete">\(context(en: "Delete", ru: "Удалить"))</button></form></div>
      """
  }
}

import CoreModule
import CorePresentation
import Presentation
import TerminalKit
import TodoList

/// Edits a task: its text, due date, priority, recurrence, tags and note.
@MainActor
final class TaskEditorScreen: Screen {
  private let number: TodoTask.Number
  private let model: TaskDetailsViewModel
  private weak var navigator: Navigator?
  private var editor: TaskForm?
  private var isSaving = false

  init(_ number: TodoTask.Number, navigator: Navigator) {
    self.number = number
    model = navigator.todo.taskDetails.build()
    self.navigator = navigator
  }

  let title = LocalizedText(en: "Change the task", ru: "Изменить задачу")
  let isTyping = true

  func load() async {
    guard editor == nil, let navigator else { return }
    await model.show(.number(number))
    editor = model.state.task.map { TaskForm($0, navigator.localTime, navigator.language) }
  }

  func type(_ key: Key) -> Bool { editor?.form.type(key) ?? false }

  func body(in area: ViewArea) -> ScreenBody {
    guard let editor else {
      let text = model.state.problem.map { Problem($0).sentence } ?? ScreenPhrases.loading
      return ScreenBody(NoticeLines.notice(text, area))
    }
    return TaskFormView(form: editor.form, problem: model.state.problem).body(in: area)
  }

  func lists(in area: ViewArea) -> [ScreenList] {
    guard let form = editor?.form else { return [] }
    let notice = TaskFormView(form: form, problem: model.state.problem).notice(area)
    return form.lists(in: area, notice: notice) { [weak self] in self?.editor?.form.focus(at: $0) }
  }

  var actions: [ScreenAction] {
    [
      ScreenAction(
        [.enter, .control("s")], en: ("save", "change the task"), ru: ("сохранить", "изменить задачу")
      ) { [weak self] in self?.save() }
    ] + Form<TaskForm.Field>.moves { [weak self] in self?.editor?.form.move(by: $0) }
  }

  private func save() {
    guard !isSaving, let editor, let navigator else { return }
    let edit: TodoEdit
    do throws(Problem) { edit = try editor.edit(now: navigator.clock.now()) } catch { return navigator.say(error) }
    guard !edit.isEmpty else { return navigator.pop(self) }
    isSaving = true
    navigator.perform { [self] in
      await model.save(edit)
      isSaving = false
      if let problem = model.state.problem { return navigator.say(Problem(problem)) }
      navigator.say(TaskPhrases.changed(model.state.task ?? editor.task))
      navigator.pop(self)
    }
  }
}

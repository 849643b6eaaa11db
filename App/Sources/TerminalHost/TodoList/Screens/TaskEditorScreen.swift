import CoreModule
import TodoList

/// Changes a task: its text, due date, priority, recurrence, tags and note.
@MainActor
final class TaskEditorScreen: Screen {
  private let number: TodoTask.Number
  private let model: TaskDetailsViewModel
  private weak var navigator: Navigator?
  private var form: TaskForm?
  private var isSaving = false

  init(_ number: TodoTask.Number, navigator: Navigator) {
    self.number = number
    model = navigator.todo.taskDetails.build()
    self.navigator = navigator
  }

  let title = TaskScreenPhrases.editing
  let isTyping = true

  func load() async {
    guard form == nil, let navigator else { return }
    await model.show(.number(number))
    form = model.state.task.map { TaskForm($0, navigator.localTime) }
  }

  func type(_ key: Key) -> Bool { form?.type(key) ?? false }

  func body(in area: ViewArea) -> ScreenBody {
    guard let form else {
      let text = model.state.problem.map { Problem($0).sentence } ?? ScreenPhrases.loading
      return ScreenBody(NoticeLines.notice(text, area))
    }
    return TaskFormView(form: form, problem: model.state.problem).body(in: area)
  }

  var actions: [ScreenAction] {
    [
      ScreenAction([.enter, .control("s")], ScreenPhrases.save, TaskKeyPhrases.editMeans) { [weak self] in self?.save() },
      ScreenAction([.tab, .down], WordKeyPhrases.nextField, WordKeyPhrases.nextField, isCommand: false) { [weak self] in
        self?.form?.move(by: 1)
      },
      ScreenAction([.backTab, .up], WordKeyPhrases.previousField, WordKeyPhrases.previousField, isHinted: false, isCommand: false) {
        [weak self] in self?.form?.move(by: -1)
      },
    ]
  }

  private func save() {
    guard !isSaving, let form, let navigator else { return }
    let edit: TodoEdit
    do throws(Problem) { edit = try form.edit(now: navigator.clock.now()) } catch { return navigator.say(error) }
    guard !edit.isEmpty else { return navigator.pop(self) }
    isSaving = true
    navigator.perform { [self] in
      await model.save(edit)
      isSaving = false
      if let problem = model.state.problem { return navigator.say(Problem(problem)) }
      navigator.say(TaskScreenPhrases.saved(model.state.task ?? form.task))
      navigator.pop(self)
    }
  }
}

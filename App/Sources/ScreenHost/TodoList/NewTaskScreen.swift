import CoreModule
import CorePresentation
import Presentation
import TerminalKit
import TodoList

/// Adds a task. The recognised details are shown while it is typed.
@MainActor
final class NewTaskScreen: Screen {
  private let model: NewTaskViewModel
  private let parent: TodoTask.Number?
  private weak var navigator: Navigator?
  private var field = TextField()
  private var isLiteral = false
  private var isSaving = false

  init(parent: TodoTask.Number?, navigator: Navigator) {
    model = navigator.todo.newTask.build()
    self.parent = parent
    self.navigator = navigator
  }

  var title: LocalizedText { parent.map(TaskPhrases.newPart) ?? TaskPhrases.newTask }
  let isTyping = true

  func load() async { model.preview(field.text) }

  func body(in area: ViewArea) -> ScreenBody {
    NewTaskView(field: field, state: model.state, isLiteral: isLiteral).body(in: area)
  }

  func type(_ key: Key) -> Bool {
    guard field.type(key) else { return false }
    model.preview(field.text)
    return true
  }

  var actions: [ScreenAction] {
    [
      ScreenAction([.enter], en: ("save", "save the task"), ru: ("сохранить", "сохранить задачу")) { [weak self] in self?.save() },
      ScreenAction(
        [.control("t")], en: ("literal", "keep the text as it is, or read dates and tags in it"),
        ru: ("как есть", "оставить текст как есть или читать в нём даты и метки")
      ) { [weak self] in self?.isLiteral.toggle() },
    ]
  }

  /// Stores the task and goes back. The text stays after a failure.
  private func save() {
    guard !isSaving else { return }
    isSaving = true
    var request = NewTaskRequest(field.text)
    request.isLiteral = isLiteral
    request.parent = parent
    navigator?.perform { [self, request] in
      await model.submit([request])
      isSaving = false
      guard model.state.problem == nil, let task = model.state.added.first else { return }
      navigator?.say(TaskPhrases.added(task))
      navigator?.pop(self)
      (navigator?.top as? TaskListScreen)?.reveal(task.number)
    }
  }
}

/// Draws the dialog for a new task.
struct NewTaskView {
  let field: TextField
  let state: NewTaskState
  let isLiteral: Bool

  func body(in area: ViewArea) -> ScreenBody { field.body(after: "+ ", in: area) { _ in below(area) } }

  private func below(_ area: ViewArea) -> [StyledLine] {
    if let problem = state.problem, !isLiteral { return NoticeLines.notice(Problem(problem).sentence, area, .warning) }
    if let preview = state.preview { return understood(isLiteral ? QuickEntry(text: field.text) : preview, area) }
    return NoticeLines.notice(TaskScreenPhrases.typeTask, area)
  }

  private func understood(_ entry: QuickEntry, _ area: ViewArea) -> [StyledLine] {
    let facts = TaskPhrases.facts(of: entry, area.textStyle)
    let text = StyledLine(" ").appending(entry.text, .strong).wrapped(to: max(1, area.size.columns - 1))
    return [StyledLine()] + text + facts.map { StyledLine("   · ", .dim).appending($0(area.language), .accent) }
      + (entry.isPartial ? NoticeLines.notice(TaskPhrases.partial, area) : [])
  }
}

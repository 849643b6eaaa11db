import CoreModule
import CorePresentation
import Presentation
import TerminalKit
import TodoList

/// The form for editing a task.
struct TaskForm {
  typealias Field = TaskFields.Field

  let task: TodoTask
  private let localTime: LocalTime
  private let fields: TaskFields
  var form: Form<Field>

  /// The initial texts are in `language`; input is understood in both.
  init(_ task: TodoTask, _ localTime: LocalTime, _ language: InterfaceLanguage) {
    self.task = task
    self.localTime = localTime
    let fields = TaskFields(task, localTime, language)
    self.fields = fields
    form = Form(Field.allCases) { fields[$0] }
  }

  /// The changes to the task.
  func edit(now: Timestamp) throws(Problem) -> TodoEdit {
    var fields = fields
    for field in Field.allCases { fields[field] = form[field] }
    return try fields.edit(now: now, localTime)
  }
}

struct TaskFormView {
  let form: Form<TaskForm.Field>
  let problem: TodoProblem?

  func body(in area: ViewArea) -> ScreenBody {
    form.body(in: area, notice: notice(area)) { $0.name }
  }

  func notice(_ area: ViewArea) -> [StyledLine] {
    problem.map { NoticeLines.notice(Problem($0).sentence, area, .warning) } ?? NoticeLines.notice(TaskFields.hint, area)
  }
}

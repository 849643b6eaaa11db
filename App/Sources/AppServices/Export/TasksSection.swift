import CoreModule
import CorePresentation
import Presentation
import TodoList

/// The tasks in the export file.
struct TasksSection: ExportSection {
  let todo: TodoListGraph
  let localTime: LocalTime

  let name = "tasks"

  func export() async throws(Problem) -> ExportedPart {
    let transfer = todo.transfer.build()
    await transfer.loadTasks()
    if let problem = transfer.state.problem { throw Problem(problem) }
    return .records(transfer.state.tasks.map { TaskRecord.json($0, localTime).text }, TaskPhrases.task)
  }

  func read(_ reader: inout JSONReader) throws(JSONReader.Fault) -> ImportedPart {
    var tasks: [IncomingTask] = []
    let bad = try reader.records { value, flaws in
      let (task, faults) = TaskRecord.task(value)
      if let task, flaws.isEmpty { tasks.append(IncomingTask(task)) }
      return flaws + faults
    }
    return ImportedPart(bad: bad) { [tasks] change in await todo.importTasks(tasks, in: change) }
  }
}

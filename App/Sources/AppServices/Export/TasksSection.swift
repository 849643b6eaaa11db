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
    let (tasks, bad) = try reader.records { TaskRecord.task($0) }
    return ImportedPart(bad: bad) { change in await todo.importTasks(tasks.map { IncomingTask($0) }, in: change) }
  }
}

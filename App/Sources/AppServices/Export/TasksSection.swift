import CoreModule
import CorePresentation
import Presentation
import TodoList

/// The tasks in the export file.
struct TasksSection: ExportSection {
  let store: any TodoStore
  let localTime: LocalTime

  let name = "tasks"

  func export() async throws(Problem) -> ExportedPart {
    .records(try await store.allTasks().map { TaskRecord.json($0, localTime).text }, TaskPhrases.task)
  }

  func read(_ reader: inout JSONReader) throws(JSONReader.Fault) -> ImportedPart {
    try reader.part(TaskRecord.task) { tasks, change throws(Problem) in
      ImportTally(counts: try await store.imported(tasks.map { IncomingTask($0) }, isTrial: change == nil, in: change).counts)
    }
  }
}

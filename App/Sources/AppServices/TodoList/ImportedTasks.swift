import CoreModule
package import CorePresentation
import Presentation
package import TodoList

extension TodoListGraph {
  /// Imports tasks. Without a change it is a trial run.
  func importTasks(_ tasks: [IncomingTask], in change: Change?) async -> Result<ImportTally, Problem> {
    let transfer = transfer.build()
    await transfer.take(tasks, isTrial: change == nil, in: change)
    if let problem = transfer.state.problem { return .failure(Problem(problem)) }
    let taken = transfer.state.taken
    let (new, skipped) = (taken.count { $0.old == nil }, taken.count { $0.isSkipped })
    return .success(ImportTally(new: new, merged: taken.count - new - skipped, skipped: skipped))
  }

  package func allTasks() async throws(Problem) -> [TodoTask] {
    let transfer = transfer.build()
    await transfer.loadTasks()
    if let problem = transfer.state.problem { throw Problem(problem) }
    return transfer.state.tasks
  }

  /// Imports the tasks of another program, including its deletions.
  package func imported(_ tasks: [IncomingTask], isTrial: Bool) async throws(Problem) -> ImportedTasks {
    let transfer = transfer.build()
    await transfer.take(tasks, isTrial: isTrial)
    if let problem = transfer.state.problem { throw Problem(problem) }
    let taken = transfer.state.taken
    let (new, skipped, deleted) = (taken.count { $0.old == nil }, taken.count { $0.isSkipped }, taken.count { $0.isDeleted })
    return ImportedTasks(
      tally: ImportTally(new: new, merged: taken.count - new - skipped - deleted, skipped: skipped), deleted: deleted,
      separated: taken.filter(\.isSeparated).map(\.task)
    )
  }
}

/// The result of importing the tasks of another program.
package struct ImportedTasks {
  package var tally = ImportTally()
  /// How many tasks were deleted because the other program had deleted them.
  package var deleted = 0
  /// Parts of parts, which became tasks of their own.
  package var separated: [TodoTask] = []

  package init(tally: ImportTally = ImportTally(), deleted: Int = 0, separated: [TodoTask] = []) {
    self.tally = tally
    self.deleted = deleted
    self.separated = separated
  }
}

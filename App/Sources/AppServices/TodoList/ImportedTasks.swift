package import CoreModule
package import CorePresentation
import Presentation
package import TodoList

extension TodoStore {
  /// All tasks, those that `narrow` leaves, by number.
  package func allTasks(_ narrow: (inout TodoQuery) -> Void = { _ in }) async throws(Problem) -> [TodoTask] {
    var query = TodoQuery()
    query.status = .all
    narrow(&query)
    do { return try await tasks(query).sorted { $0.number < $1.number } } catch { throw Problem(error) }
  }

  /// Imports the tasks of another program, including its deletions.
  package func imported(_ tasks: [IncomingTask], isTrial: Bool, in change: Change? = nil) async throws(Problem) -> ImportedTasks {
    // Importing nothing must not create a database.
    guard !tasks.isEmpty else { return ImportedTasks() }
    do {
      let taken = try await merge(tasks, isTrial: isTrial, in: change)
      let deleted = taken.count { $0.isDeleted }
      return ImportedTasks(
        tally: ImportTally(taken.count - deleted, new: taken.count { $0.old == nil }, skipped: taken.count { $0.isSkipped }),
        deleted: deleted, separated: taken.filter(\.isSeparated).map(\.task)
      )
    } catch { throw Problem(error) }
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

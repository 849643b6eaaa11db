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
      let imported = try await merge(tasks, isTrial: isTrial, in: change)
      let deleted = imported.count { $0.isDeleted }
      return ImportedTasks(
        counts: ImportCounts(of: imported.count - deleted, new: imported.count { $0.old == nil }, skipped: imported.count { $0.isSkipped }),
        deleted: deleted, separated: imported.filter(\.isSeparated).map(\.task)
      )
    } catch { throw Problem(error) }
  }
}

/// The result of importing the tasks of another program.
package struct ImportedTasks {
  package var counts = ImportCounts()
  /// How many tasks were deleted because the other program had deleted them.
  package var deleted = 0
  /// Parts of parts, which became tasks of their own.
  package var separated: [TodoTask] = []

  package init(counts: ImportCounts = ImportCounts(), deleted: Int = 0, separated: [TodoTask] = []) {
    self.counts = counts
    self.deleted = deleted
    self.separated = separated
  }
}

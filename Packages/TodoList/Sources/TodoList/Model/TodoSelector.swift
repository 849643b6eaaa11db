public import CoreModule

/// The user's reference to a stored task: its number or its text.
public typealias TodoSelector = ItemSelector<TodoTask>

/// Finds the tasks that the user named. If some are missing, the problem names all of them.
struct TodoSelection {
  let store: any TodoStore
  /// The status that is preferred if a text matches open and done tasks, and required if only a part of the text matches.
  var status = TodoQuery.Status.open

  func tasks(_ selectors: [TodoSelector]) async throws(TodoProblem) -> [TodoTask] {
    let (tasks, missing) = try await TodoSelector.items(
      named: selectors, by: { $0.number }, candidates: candidates, ambiguous: TodoProblem.ambiguous
    )
    guard missing.isEmpty else { throw try await problem(of: missing) }
    return tasks
  }

  /// The problem with selectors that match no task of this status.
  private func problem(of missing: [TodoSelector]) async throws(TodoProblem) -> TodoProblem {
    let others = TodoSelection(store: store, status: status == .open ? .done : .open)
    var (tasks, unknown) = ([TodoTask](), [TodoSelector]())
    for selector in missing {
      let found = try await others.candidates(selector)
      if found.isEmpty { unknown.append(selector) }
      tasks += found.filter { !tasks.contains($0) }
    }
    return unknown.isEmpty ? .otherStatus(tasks) : .noSuchTasks(unknown)
  }

  private func candidates(_ selector: TodoSelector) async throws(TodoProblem) -> [TodoTask] {
    switch selector {
    case .number(let number):
      do throws(TodoStoreError) { return try await store.tasks(numbered: [number]) } catch { throw TodoProblem(error) }
    case .text(let typed):
      let text: String
      do throws(UserTextProblem) { text = try UserText(typed).description } catch { throw .unacceptable(text: typed, error) }
      do throws(TodoStoreError) {
        let spelled = try await store.tasks(spelled: text)
        guard spelled.isEmpty else {
          let preferred = spelled.filter { $0.isDone == (status == .done) }
          return preferred.isEmpty ? spelled : preferred
        }
        var query = TodoQuery()
        (query.status, query.textPart) = (status, FoldedText(text))
        return try await store.tasks(query)
      } catch { throw TodoProblem(error) }
    }
  }
}

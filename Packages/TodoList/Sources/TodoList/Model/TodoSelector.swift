public import CoreModule

/// How the user refers to a stored task.
public typealias TodoSelector = ItemSelector<TodoTask>

/// Finds the tasks that the user named. The problem names every missing one.
struct TodoSelection {
  let store: any TodoStore
  /// Whether a text means an open or a done task where it could be both, and which of them a part of the text is enough for.
  var status = TodoQuery.Status.open

  func tasks(_ selectors: [TodoSelector]) async throws(TodoProblem) -> [TodoTask] {
    let (tasks, missing) = try await TodoSelector.items(
      named: selectors, by: { $0.number }, candidates: candidates, ambiguous: TodoProblem.ambiguous
    )
    guard missing.isEmpty else { throw try await problem(of: missing) }
    return tasks
  }

  /// What is wrong with selectors that match nothing of this status.
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

public import CoreModule

/// A reference of the user's to a task.
public typealias TodoSelector = ItemSelector<TodoTask>

/// Resolves references to tasks, or fails with all that match nothing.
struct TodoSelection {
  let store: any TodoStore

  func tasks(_ selectors: [TodoSelector]) async throws(TodoProblem) -> [TodoTask] {
    let (tasks, missing) = try await TodoSelector.items(
      named: selectors, by: { $0.number }, candidates: candidates, ambiguous: TodoProblem.ambiguous
    )
    guard missing.isEmpty else { throw .noSuchTasks(missing) }
    return tasks
  }

  private func candidates(_ selector: TodoSelector) async throws(TodoProblem) -> [TodoTask] {
    switch selector {
    case .number(let number):
      do throws(TodoStoreError) { return try await store.tasks(numbered: [number]) } catch { throw TodoProblem(error) }
    case .text(let typed):
      let text: String
      do throws(UserTextProblem) { text = try UserText(typed).description } catch { throw .unacceptable(text: typed, error) }
      do throws(TodoStoreError) {
        // Among tasks with the same text, open ones take precedence.
        let all = try await store.tasks(spelled: text)
        let open = all.filter { !$0.isDone }
        return open.isEmpty ? all : open
      } catch { throw TodoProblem(error) }
    }
  }
}

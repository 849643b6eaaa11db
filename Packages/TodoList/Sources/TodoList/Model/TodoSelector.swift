public import CoreModule

/// How a user names a task.
public typealias TodoSelector = ItemSelector<TodoTask>

/// Finds the tasks that a user named; all of them, or a problem that names every one that is missing.
struct TodoSelection {
  let store: any TodoStore

  func tasks(_ selectors: [TodoSelector]) async throws(TodoProblem) -> [TodoTask] {
    var selected: [TodoTask] = []
    var missing: [TodoSelector] = []
    for selector in selectors {
      let candidates = try await candidates(selector)
      switch candidates.count {
      case 0: missing.append(selector)
      case 1: selected.append(candidates[0])
      default: throw .ambiguous(selector, candidates)
      }
    }
    guard missing.isEmpty else { throw .noSuchTasks(missing) }
    return selected.reduce(into: []) { unique, task in
      if !unique.contains(where: { $0.number == task.number }) { unique.append(task) }
    }
  }

  private func candidates(_ selector: TodoSelector) async throws(TodoProblem) -> [TodoTask] {
    switch selector {
    case .number(let number):
      do throws(TodoStoreError) { return try await store.tasks(numbered: [number]) } catch { throw TodoProblem(error) }
    case .text(let typed):
      let text: String
      do throws(UserTextProblem) { text = try UserText(typed).description } catch { throw .unacceptable(text: typed, error) }
      do throws(TodoStoreError) {
        // Of several tasks of one text, the open one is meant.
        let all = try await store.tasks(spelled: text)
        let open = all.filter { !$0.isDone }
        return open.isEmpty ? all : open
      } catch { throw TodoProblem(error) }
    }
  }
}

public import CoreModule

/// A section of a task list, by the due dates of its tasks.
public enum TaskGroup: Int, CaseIterable, Sendable {
  /// Open and overdue.
  case overdue
  /// Due later today.
  case today
  /// Due tomorrow.
  case tomorrow
  /// Due in the five days after tomorrow.
  case week
  /// Due after that.
  case later
  /// Open, without a due date.
  case someDay
  /// Done.
  case done
}

/// The tasks of a group. Each is followed by its parts, if they are listed.
public struct GroupedTasks: Equatable, Sendable {
  /// The group.
  public let group: TaskGroup
  /// Its tasks in list order.
  public let tasks: [TodoTask]
}

extension [TodoTask] {
  /// The groups that are not empty. A part is in the group of its parent if that is listed, otherwise in its own.
  public func grouped(at now: Timestamp, in localTime: LocalTime) -> [GroupedTasks] {
    let (today, overdue) = (localTime.day(of: now), DueLimit(overdueAt: now, in: localTime))
    func group(of task: TodoTask) -> TaskGroup {
      if task.isDone { return .done }
      guard let due = task.due else { return .someDay }
      if due.isBefore(overdue) { return .overdue }
      switch due.day(in: localTime).daysSinceEpoch - today.daysSinceEpoch {
      case ...0: return .today
      case 1: return .tomorrow
      case ...6: return .week
      default: return .later
      }
    }
    // Places are sorted, not tasks, which are large.
    let listed = Set(map(\.number))
    let isBelow = { place in self[place].parent.map(listed.contains) ?? false }
    let parts = Dictionary(grouping: indices.filter(isBelow)) { self[$0].parent }
    let groups = Dictionary(grouping: indices.filter { !isBelow($0) }) { group(of: self[$0]) }
    return TaskGroup.allCases.compactMap { group in
      groups[group].map { places in
        GroupedTasks(group: group, tasks: places.flatMap { [$0] + (parts[self[$0].number] ?? []) }.map { self[$0] })
      }
    }
  }
}

package import CoreModule
package import CorePresentation
package import TodoList

/// The result of a sync, or its pending changes.
package struct TaskSyncDocument: Document {
  let state: TaskSyncState
  let isStatus: Bool

  package init(state: TaskSyncState, isStatus: Bool) { (self.state, self.isStatus) = (state, isStatus) }

  package func json(_ localTime: LocalTime) -> JSON {
    let unsent = (state.status?.unsent ?? 0) + (state.status?.unsentDeletions ?? 0)
    let last = ("last_success", JSON(state.status?.lastSuccess.map(localTime.rfc3339)))
    let counts = isStatus ? statusCounts : doneCounts
    return .object(counts.map { ($0.name, .number($0.count)) } + [("unsent", .number(unsent)), last])
  }

  package var plain: [[String]] {
    let unsent = (state.status?.unsent ?? 0) + (state.status?.unsentDeletions ?? 0)
    return (isStatus ? statusCounts : doneCounts).map { [$0.name, "\($0.count)"] } + [["unsent", "\(unsent)"]]
  }

  package func text(_ style: TextStyle) -> String {
    let lines = isStatus ? [] : [SyncPhrases.done(state)]
    return (lines + [SyncPhrases.status(state.status, style)]).map { style.line($0(style.language)) }.joined(separator: "\n")
  }

  private var statusCounts: [(name: String, count: Int)] {
    [("unsent_changes", state.status?.unsent ?? 0), ("unsent_deletions", state.status?.unsentDeletions ?? 0)]
  }

  private var doneCounts: [(name: String, count: Int)] {
    let accepted = state.accepted
    return [
      ("sent", state.sent), ("added", accepted.added.count), ("changed", accepted.changed.count), ("deleted", accepted.deleted.count),
    ]
  }
}

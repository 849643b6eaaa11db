public import CoreModule

/// Stores the tasks and the state of their sync.
///
/// For each task on the server, the content that the server last confirmed is stored. Any difference from it is sent, whether it comes from
/// an edit, an undo or an import. The state of a deleted task is kept until the server has deleted it too.
public protocol SyncStore: Sendable {
  /// Returns the changes to send to the server at `address`, after storing that the server may receive them.
  func unsent(to address: String) async throws(TodoStoreError) -> UnsentChanges

  /// Merges the server's complete list in one transaction. Does nothing and returns `nil` if the unsent changes are no longer those that
  /// were sent.
  func accept(_ answer: [ServerTask], after sent: UnsentChanges, from address: String) async throws(TodoStoreError) -> AcceptedAnswer?

  /// The state of the sync with `address`. Changes nothing.
  func status(of address: String) async throws(TodoStoreError) -> SyncStatus
}

/// Changes to send to a server.
public struct UnsentChanges: Equatable, Sendable {
  /// The new and changed tasks, by number.
  public var changed: [ServerTask]
  /// The tasks deleted here, sorted.
  public var deleted: [TodoTask.ID]
  /// The tasks that the server has confirmed before.
  public var confirmed: Set<TodoTask.ID>

  /// Whether there are no changes.
  public var isEmpty: Bool { changed.isEmpty && deleted.isEmpty }

  /// Whether the same changes are to be sent, whatever the server has confirmed.
  func hasSameChanges(as other: UnsentChanges) -> Bool {
    deleted == other.deleted && changed.map(\.id) == other.changed.map(\.id) && changed.map(\.content) == other.changed.map(\.content)
  }
}

/// The changes that the server's answer made here.
public struct AcceptedAnswer: Equatable, Sendable {
  /// Tasks added by the server.
  public var added: [TodoTask] = []
  /// Tasks changed by the server.
  public var changed: [TodoTask] = []
  /// Tasks deleted on the server.
  public var deleted: [TodoTask] = []
  /// The number of tasks of the server that cannot be stored here, such as those without a text. They stay on the server.
  public var leftOut = 0

  /// The texts of all affected tasks.
  public var subjects: [String] { (added + changed + deleted).map(\.text) }
}

/// The state of the sync.
public struct SyncStatus: Equatable, Sendable {
  /// The number of new or changed tasks to send.
  public var unsent: Int
  /// The number of deletions to send.
  public var unsentDeletions: Int
  /// The time of the last successful sync; `nil` before the first one.
  public var lastSuccess: Timestamp?

  /// Whether there is nothing to send.
  public var isUpToDate: Bool { unsent + unsentDeletions == 0 }
}

public import CoreModule

/// Stores the state of the sync with the tasks.
///
/// For each task on the server, the content last confirmed is stored. Differences from it are sent, whatever caused them: an edit, an undo,
/// an import. The state of a task that no longer exists is a tombstone.
public protocol SyncStore: Sendable {
  /// The changes to send to the server at `address`. Before this returns, it is stored that the server may receive them.
  func unsent(to address: String) async throws(TodoStoreError) -> UnsentChanges

  /// Merges the server's complete list in one transaction, unless the unsent changes are no longer those that were sent.
  func accept(_ answer: [ServerTask], after sent: UnsentChanges, from address: String) async throws(TodoStoreError) -> AcceptedAnswer?

  /// The state of the sync with `address`, without changing anything.
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

  /// Whether the same changes are to be sent; `known` is ignored.
  func hasSameChanges(as other: UnsentChanges) -> Bool {
    deleted == other.deleted && changed.map(\.id) == other.changed.map(\.id) && changed.map(\.content) == other.changed.map(\.content)
  }
}

/// The changes made here by the server's answer.
public struct AcceptedAnswer: Equatable, Sendable {
  /// Tasks added by the server.
  public var added: [TodoTask] = []
  /// Tasks changed by the server.
  public var changed: [TodoTask] = []
  /// Tasks deleted on the server.
  public var deleted: [TodoTask] = []
  /// The number of server tasks that cannot be stored here, such as those without a text. They stay on the server.
  public var leftOut = 0

  /// The texts of all affected tasks.
  public var subjects: [String] { (added + changed + deleted).map(\.text) }
}

/// The state of a sync.
public struct SyncStatus: Equatable, Sendable {
  /// The number of new or changed tasks to send.
  public var unsent: Int
  /// The number of deletions to send.
  public var unsentDeletions: Int
  /// The time of the last successful sync.
  public var lastSuccess: Timestamp?

  /// Whether nothing is left to send.
  public var isUpToDate: Bool { unsent + unsentDeletions == 0 }
}

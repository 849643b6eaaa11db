public import CoreModule

/// Where the state of the sync is kept, beside the tasks.
///
/// Of each task that the server knows, its content as the server last confirmed it is kept. What differs from that is to be sent, however it
/// came to differ: by an edit, an undo, an import. What is kept of a task that is no more is a tombstone.
public protocol SyncStore: Sendable {
  /// What the server at `address` has to be told. Before this returns, it is remembered that these tasks may have reached the server.
  func unsent(to address: String) async throws(TodoStoreError) -> UnsentChanges

  /// Takes over the whole list that the server answered with, unless what was sent is no longer what is to be sent. One transaction.
  func accept(_ answer: [ServerTask], after sent: UnsentChanges, from address: String) async throws(TodoStoreError) -> AcceptedAnswer?

  /// How far the sync with `address` is; changes nothing.
  func status(of address: String) async throws(TodoStoreError) -> SyncStatus
}

/// What a server has to be told.
public struct UnsentChanges: Equatable, Sendable {
  /// The tasks that are new or changed, in the order of their numbers.
  public var changed: [ServerTask]
  /// The tasks that were deleted here, ordered.
  public var deleted: [TodoTask.ID]
  /// The tasks that the server is known to have had.
  public var known: Set<TodoTask.ID>

  /// Changes from their parts.
  public init(changed: [ServerTask], deleted: [TodoTask.ID], known: Set<TodoTask.ID>) {
    self.changed = changed
    self.deleted = deleted
    self.known = known
  }

  /// Whether there is nothing to tell.
  public var isEmpty: Bool { changed.isEmpty && deleted.isEmpty }

  /// Whether the same is to be told as by `other`: what may have become of the rest does not matter.
  func says(what other: UnsentChanges) -> Bool {
    deleted == other.deleted && changed.map(\.id) == other.changed.map(\.id) && changed.map(\.content) == other.changed.map(\.content)
  }
}

/// What an answer of the server changed here.
public struct AcceptedAnswer: Equatable, Sendable {
  /// Tasks that came from the server.
  public var added: [TodoTask] = []
  /// Tasks that the server changed.
  public var changed: [TodoTask] = []
  /// Tasks that were deleted there.
  public var deleted: [TodoTask] = []
  /// How many of the server's tasks cannot be kept here, such as those without a text; they stay there.
  public var leftOut = 0

  /// An answer that changed nothing.
  public init() {}

  /// The texts of all tasks that changed.
  public var subjects: [String] { (added + changed + deleted).map(\.text) }
}

/// How far a sync is.
public struct SyncStatus: Equatable, Sendable {
  /// How many new or changed tasks the server does not have yet.
  public var unsent: Int
  /// How many deletions it does not know of yet.
  public var unsentDeletions: Int
  /// When it last worked.
  public var lastSuccess: Timestamp?

  /// Whether the server has everything.
  public var isUpToDate: Bool { unsent + unsentDeletions == 0 }

  /// A status from its parts.
  public init(unsent: Int, unsentDeletions: Int, lastSuccess: Timestamp?) {
    self.unsent = unsent
    self.unsentDeletions = unsentDeletions
    self.lastSuccess = lastSuccess
  }
}

/// An open transaction over several stores. Only code that holds this value writes in it and sees its uncommitted data.
public final class Change: Sendable {
  /// Creates a change with its own identity.
  public init() {}
}

/// Combines changes of several stores into one transaction.
public protocol ChangeGroup: Sendable {
  /// Runs `changes` as one transaction, which can be undone as one step.
  ///
  /// When `changes` returns a failure, the transaction is rolled back. Other writers wait until it ends. So `changes` must not wait for a
  /// person, the network or a pipe, and must not call a store's mutating method without passing the change: that would wait forever.
  ///
  /// - Parameters:
  ///   - step: The name of the step in the undo log.
  ///   - changes: Makes the changes, by passing its argument to the stores.
  /// - Throws: When the transaction cannot be committed; then it is rolled back.
  func together<Value, Failure: Error>(
    _ step: StepName, _ changes: (Change) async -> Result<Value, Failure>
  ) async throws(StorageError) -> Result<Value, Failure>
}

/// A change group for stores in memory, without a transaction: each store changes on its own.
public struct SeparateChanges: ChangeGroup {
  /// Creates a group.
  public init() {}

  /// Runs `changes`.
  public func together<Value, Failure: Error>(
    _ step: StepName, _ changes: (Change) async -> Result<Value, Failure>
  ) async throws(StorageError) -> Result<Value, Failure> {
    await changes(Change())
  }
}

extension StepName {
  /// A file was imported.
  public static let fileImport = StepName("import")
}

/// Makes the changes of several stores one.
public protocol ChangeGroup: Sendable {
  /// Makes `changes`, in whichever stores, one transaction and one step that can be taken back.
  ///
  /// Where they give a failure, nothing happened. A change that is made meanwhile by other hands in this process belongs to the group too, so
  /// there is one group at a time.
  ///
  /// - Parameters:
  ///   - step: What the user did.
  ///   - changes: Makes the changes.
  /// - Throws: When the whole cannot be kept; then nothing happened either.
  func together<Value, Failure: Error>(
    _ step: StepName, _ changes: () async -> Result<Value, Failure>
  ) async throws(StorageError) -> Result<Value, Failure>
}

/// For stores that keep nothing: each change stands for itself.
public struct LooseChanges: ChangeGroup {
  /// Makes a group that groups nothing.
  public init() {}

  /// Makes `changes`.
  public func together<Value, Failure: Error>(
    _ step: StepName, _ changes: () async -> Result<Value, Failure>
  ) async throws(StorageError) -> Result<Value, Failure> {
    await changes()
  }
}

extension StepName {
  /// A file was read in.
  public static let fileImport = StepName("import")
}

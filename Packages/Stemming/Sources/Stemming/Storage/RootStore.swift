public import CoreModule

/// Stores roots.
///
/// Every mutating method is one transaction.
public protocol RootStore: Sendable {
  /// All stored roots, in the order in which they were added.
  func roots() async throws(StorageError) -> [RootCount]

  /// The stored root with this text; `nil` when there is none.
  func root(_ root: String) async throws(StorageError) -> RootCount?

  /// Adds these counts and forms to the stored ones.
  func keep(_ roots: [RootCount]) async throws(StorageError)

  /// Deletes all stored roots and returns them.
  func clear() async throws(StorageError) -> [RootCount]

  /// Imports roots by the rules of ``RootImportPlan`` and returns the result for each, in this order.
  ///
  /// - Parameters:
  ///   - isTrial: Whether only to return what would change.
  ///   - change: The transaction that this belongs to; `nil` for one of its own.
  func merge(_ roots: [RootCount], isTrial: Bool, in change: Change?) async throws(StorageError) -> [ImportedRoot]
}

extension DataArea {
  /// The stored roots.
  public static let roots = DataArea("roots")
}

extension StepName {
  /// Roots were stored.
  public static let stem = StepName("stem")
  /// All stored roots were deleted.
  public static let stemClear = StepName("stem clear")
}

public import CoreModule

/// Where the roots that the user keeps are.
///
/// Every method that changes something is one transaction: all of it happens, or nothing.
public protocol RootStore: Sendable {
  /// All kept roots, as they were first kept.
  func roots() async throws(StorageError) -> [RootCount]

  /// The kept root spelled so, or `nil` when it is not kept.
  func root(_ root: String) async throws(StorageError) -> RootCount?

  /// Adds these counts and forms to those that are kept.
  func keep(_ roots: [RootCount]) async throws(StorageError)

  /// Forgets all kept roots and returns them as they were.
  func clear() async throws(StorageError) -> [RootCount]

  /// Takes in roots that were kept elsewhere, by the rules of ``RootIntake``, and returns what became of each, in this order.
  ///
  /// - Parameter isTrial: Whether nothing is to be changed, only told.
  func take(_ roots: [RootCount], isTrial: Bool) async throws(StorageError) -> [TakenRoot]
}

extension DataArea {
  /// The kept roots.
  public static let roots = DataArea("roots")
}

extension StepName {
  /// Roots were kept.
  public static let stem = StepName("stem")
  /// All kept roots were forgotten.
  public static let stemClear = StepName("stem clear")
}

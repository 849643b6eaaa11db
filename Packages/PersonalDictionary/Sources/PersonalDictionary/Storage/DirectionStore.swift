public import CoreModule

/// Stores the direction that the user chose.
public protocol DirectionStore: Sendable {
  /// The chosen direction; `nil` when none was chosen.
  func chosenDirection() async throws(StorageError) -> Direction?

  /// Stores `direction` as the chosen one.
  ///
  /// - Parameter change: The transaction that this belongs to; `nil` for its own.
  func choose(_ direction: Direction, in change: Change?) async throws(StorageError)
}

extension DirectionStore {
  /// Stores `direction` in a transaction of its own; see ``DirectionStore/choose(_:in:)``.
  public func choose(_ direction: Direction) async throws(StorageError) { try await choose(direction, in: nil) }
}

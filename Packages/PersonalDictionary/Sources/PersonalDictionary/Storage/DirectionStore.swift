public import CoreModule

/// Where the direction that the user chose is kept.
public protocol DirectionStore: Sendable {
  /// The chosen direction, or `nil` when none was chosen yet.
  func chosenDirection() async throws(StorageError) -> Direction?

  /// Keeps `direction` as the chosen one.
  func choose(_ direction: Direction) async throws(StorageError)
}

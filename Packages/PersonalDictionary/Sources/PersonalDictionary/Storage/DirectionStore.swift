public import CoreModule

/// Stores the direction that the user chose.
public protocol DirectionStore: Sendable {
  /// The chosen direction; `nil` when none was chosen.
  func chosenDirection() async throws(StorageError) -> Direction?

  /// Stores `direction` as the chosen one.
  ///
  /// - Parameter change: The transaction that this belongs to; `nil` for one of its own.
  func choose(_ direction: Direction, in change: Change?) async throws(StorageError)
}

extension DirectionStore {
  /// Stores `direction` in a transaction of its own; see ``DirectionStore/choose(_:in:)``.
  public func choose(_ direction: Direction) async throws(StorageError) { try await choose(direction, in: nil) }
}

/// The row operations of a store of the chosen direction.
public protocol DirectionRows: StoreRows where Failure == StorageError {
  /// The chosen direction; `nil` when none was chosen.
  func direction() throws -> Direction?
  /// Stores the chosen direction.
  mutating func setDirection(_ direction: Direction) throws
}

/// A store of the chosen direction, over rows.
public struct RowDirectionStore<Storage: RowStorage>: DirectionStore where Storage.Rows: DirectionRows {
  /// Where the rows are.
  public let storage: Storage

  /// Creates a store over `storage`.
  public init(_ storage: Storage) { self.storage = storage }

  public func chosenDirection() async throws(StorageError) -> Direction? {
    try await storage.read(orWhenMissing: nil) { try $0.direction() }
  }

  public func choose(_ direction: Direction, in change: Change?) async throws(StorageError) {
    try await storage.write(.lang, in: change, subjects: { ["\(direction.from.code) → \(direction.to.code)"] }) {
      try $0.setDirection(direction)
    }
  }
}

/// A direction store in memory.
public typealias InMemoryDirectionStore = RowDirectionStore<InMemoryStorage<InMemoryDirectionRows>>

extension InMemoryDirectionStore {
  /// Creates a store with this direction.
  public init(_ direction: Direction? = nil) { self.init(InMemoryStorage(InMemoryDirectionRows(stored: direction))) }
}

/// The rows of an ``InMemoryDirectionStore``.
public struct InMemoryDirectionRows: DirectionRows, Sendable {
  fileprivate var stored: Direction?

  public func direction() -> Direction? { stored }

  public mutating func setDirection(_ direction: Direction) { stored = direction }
}

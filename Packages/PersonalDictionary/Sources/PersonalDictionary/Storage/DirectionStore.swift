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

  /// The direction for the languages that the user named, and what else may be tried; the others are taken from the chosen direction.
  ///
  /// - Parameter spoken: The language that the user speaks, if known; used only while no direction is chosen.
  func direction(from: Language?, to: Language?, spoken: Language?) async throws(PersonalDictionaryProblem) -> RequestedDirection {
    if let from, let to {
      guard let named = Direction(from: from, to: to) else { throw .store(.sameLanguages(from)) }
      return RequestedDirection(direction: named, target: nil)
    }
    let stored: Direction?
    do { stored = try await chosenDirection() } catch { throw PersonalDictionaryProblem(error) }
    let direction = Direction.completed(from: from, to: to, chosen: stored, spoken: spoken)
    guard from == nil, to == nil else { return RequestedDirection(direction: direction, target: nil) }
    let isGuessed = stored == nil && direction != .initial
    return RequestedDirection(direction: direction, target: stored?.to ?? spoken ?? direction.to, isGuessed: isGuessed)
  }
}

/// The direction in which to look a word up.
struct RequestedDirection: Sendable {
  /// The direction to try first.
  let direction: Direction
  /// The language into which a word of another language is translated; `nil` when the user named a language, so that no other is tried.
  let target: Language?
  /// Whether no direction was chosen, so that this one is derived from the language that the user speaks.
  var isGuessed = false
  /// The direction, if it is guessed.
  var guessed: Direction? { isGuessed ? direction : nil }
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

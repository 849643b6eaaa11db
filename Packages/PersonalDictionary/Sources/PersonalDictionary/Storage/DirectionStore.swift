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

  /// The direction for the languages that the user named; missing ones come from the chosen direction.
  func direction(from: Language?, to: Language?) async throws(PersonalDictionaryProblem) -> Direction {
    try await direction(from: from, to: to, spoken: nil).direction
  }

  /// What the user asks for by naming these languages; missing ones come from the chosen direction.
  ///
  /// - Parameter spoken: The language that the user speaks, if known; it matters until a direction is chosen.
  func direction(from: Language?, to: Language?, spoken: Language?) async throws(PersonalDictionaryProblem) -> RequestedDirection {
    if let from, let to {
      guard let named = Direction(from: from, to: to) else { throw .store(.sameLanguages(from)) }
      return RequestedDirection(direction: named, target: nil)
    }
    let stored: Direction?
    do { stored = try await chosenDirection() } catch { throw PersonalDictionaryProblem(error) }
    let chosen = stored ?? .untilChosen(spoken: spoken)
    switch (from, to) {
    case (let from?, nil):
      let spoken = stored == nil ? spoken.flatMap { Direction(from: from, to: $0) } : nil
      return RequestedDirection(direction: spoken ?? chosen.fitted(from: from), target: nil)
    case (nil, let to?): return RequestedDirection(direction: chosen.fitted(to: to), target: nil)
    default:
      let isGuessed = stored == nil && chosen != .initial
      return RequestedDirection(direction: chosen, target: stored?.to ?? spoken ?? chosen.to, isGuessed: isGuessed)
    }
  }
}

/// The direction in which the user asks for a word.
struct RequestedDirection: Sendable {
  /// The direction to try first.
  let direction: Direction
  /// The language to translate a word of another language into; `nil` when the user named a language, so that no other is tried.
  let target: Language?
  /// Whether the user chose no direction, so that it follows from the language that the user speaks.
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

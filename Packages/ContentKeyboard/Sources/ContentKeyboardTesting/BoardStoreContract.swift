public import ContentKeyboard
import CoreModule

/// What every ``BoardStore`` promises, as checks that say what they found. A test runs each of them on each store.
public struct BoardStoreContract: Sendable {
  /// The promise, in a sentence.
  public let promise: String
  /// Checks it on a store in which nothing was done yet; returns what is wrong, or nothing. The store's clock may stand still.
  public let violations: @Sendable (any BoardStore) async throws -> [String]

  init(_ promise: String, _ violations: @escaping @Sendable (any BoardStore) async throws -> [String]) {
    self.promise = promise
    self.violations = violations
  }
}

extension Board {
  /// The board of the examples: three buttons of three pieces.
  public static let given = Board([
    BoardButton(id: "1", caption: "greetings", pieces: ["hi", "how are you?", "what is new?"]),
    BoardButton(id: "2", caption: "plans", pieces: ["what are you doing tonight?", "shall we walk?", "tea or coffee?"]),
    BoardButton(id: "3", caption: "farewell", pieces: ["bye", "see you", "take care"]),
  ])
}

extension BoardStore {
  /// Puts out the next pieces of these buttons and returns their texts.
  func press(_ ids: String..., by rule: PressRule = .perButton) async throws -> [String] {
    try await putOut(ids.map { .next(id: $0, rule) }).map(\.text)
  }

  /// Uses a board of these buttons.
  func use(_ buttons: BoardButton...) async throws { _ = try await edit(.replace(Board(buttons))) }

  /// Keeps a board as fetched from a service, and uses it.
  func fetch(_ board: Board, from address: String = "http://given/board", at milliseconds: Int64 = 1000) async throws {
    try await keep(board, of: .service(address), at: Timestamp(milliseconds: milliseconds), stamp: nil)
    try await choose(.service(address), maximumAge: 60)
  }

  /// What goes wrong in `body`.
  func failure(_ body: (Self) async throws -> Void) async -> BoardStoreError? {
    do {
      try await body(self)
      return nil
    } catch { return error as? BoardStoreError }
  }
}

/// Says what differs, or nothing.
func expect<Value: Equatable>(_ actual: Value, _ expected: Value, _ what: String) -> [String] {
  actual == expected ? [] : ["\(what): expected \(expected), got \(actual)"]
}

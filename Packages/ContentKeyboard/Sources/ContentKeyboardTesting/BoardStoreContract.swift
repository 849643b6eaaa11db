public import ContentKeyboard
import CoreModule
public import CoreModuleTesting

/// The behavior that every `BoardStore` must have; the checks need an unused store. Its clock may stand still.
public typealias BoardStoreContract = Contract<any BoardStore>

extension BoardStoreContract {
  /// All checks.
  public static var all: [BoardStoreContract] { pressing + takingBack + choosing + changing + fetching + transferring }
}

extension Board {
  /// The example board: three buttons with three pieces each.
  public static let given = Board([
    BoardButton(id: "1", caption: "greetings", pieces: ["hi", "how are you?", "what is new?"]),
    BoardButton(id: "2", caption: "plans", pieces: ["what are you doing tonight?", "shall we walk?", "tea or coffee?"]),
    BoardButton(id: "3", caption: "farewell", pieces: ["bye", "see you", "take care"]),
  ])
}

extension BoardStore {
  /// Presses these buttons and returns the output.
  func press(_ ids: String..., by rule: PressRule = .perButton) async throws -> [String] {
    try await putOut(ids.map { .next(id: $0, rule) }).map(\.text)
  }

  /// Makes these buttons the board in use.
  func use(_ buttons: BoardButton...) async throws { _ = try await edit(.replace(Board(buttons))) }

  /// Stores a board as fetched from a service, and makes it the one in use.
  func fetch(_ board: Board, from address: String = "http://given/board", at milliseconds: Int64 = 1000) async throws {
    try await keep(board, of: .service(address), at: Timestamp(milliseconds: milliseconds), stamp: nil)
    try await choose(.service(address), maximumAge: 60)
  }

  /// The error that `body` throws.
  func failure(_ body: (Self) async throws -> Void) async -> BoardStoreError? {
    do {
      try await body(self)
      return nil
    } catch { return error as? BoardStoreError }
  }
}

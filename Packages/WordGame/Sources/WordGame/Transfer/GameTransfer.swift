public import CoreModule

/// The dependencies of export and import.
@MainActor
public protocol GameTransferDependency: GameStoreDependency {}

/// Builds the export and import of the game.
public typealias GameTransferBuilder = Builder<any GameTransferDependency>

extension GameTransferBuilder {
  /// Builds a transfer.
  public func build() -> GameTransfer { GameTransfer(store: dependency.gameStore) }
}

/// Exports and imports all rounds.
@MainActor
public final class GameTransfer {
  private let store: any GameStore

  init(store: any GameStore) { self.store = store }

  /// All rounds with their answers, oldest first.
  public func rounds() async throws(StorageError) -> [PlayedRound] {
    var played: [PlayedRound] = []
    for record in try await store.rounds(RoundQuery()).reversed() {
      played.append(PlayedRound(record: record, answers: try await store.answers(of: record.setup.id)))
    }
    return played
  }

  /// Imports rounds, or only reports what would change.
  public func take(_ rounds: [PlayedRound], isTrial: Bool, in change: Change? = nil) async throws(StorageError) -> ImportedRoundCounts {
    try await store.take(rounds, isTrial: isTrial, in: change)
  }
}

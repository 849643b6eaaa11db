public import CoreModule

/// Builds the way of everything out of the game and into it.
@MainActor
public struct GameTransferBuilder: Builder {
  private let dependency: any WordGameDependency

  init(dependency: any WordGameDependency) { self.dependency = dependency }

  /// Wires a transfer that has moved nothing yet.
  public func build(_: Void) -> GameTransfer { GameTransfer(store: dependency.gameStore) }
}

/// Takes everything that was played out to a file, and in from one.
@MainActor
public final class GameTransfer {
  private let store: any GameStore

  init(store: any GameStore) { self.store = store }

  /// All rounds with their answers, the oldest first.
  public func rounds() async throws(StorageError) -> [PlayedRound] {
    var played: [PlayedRound] = []
    for record in try await store.rounds(RoundQuery()).reversed() {
      played.append(PlayedRound(record: record, answers: try await store.answers(of: record.setup.id)))
    }
    return played
  }

  /// Takes rounds in, or only tells what would become of them.
  public func take(_ rounds: [PlayedRound], isTrial: Bool) async throws(StorageError) -> TakenRounds {
    try await store.take(rounds, isTrial: isTrial)
  }
}

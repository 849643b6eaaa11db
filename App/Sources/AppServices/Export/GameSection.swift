import CoreModule
import CorePresentation
import Presentation
import WordGame

extension RecordsSection<PlayedRound> {
  /// The played rounds in the export file, the oldest first.
  init(roundsIn store: any GameStore) {
    self.init(
      name: "game", noun: GamePhrases.round, json: GameRecord.json, record: GameRecord.round,
      page: { _, _ throws(StorageError) in
        var rounds: [PlayedRound] = []
        for record in try await store.rounds(RoundQuery()).reversed() {
          rounds.append(PlayedRound(record: record, answers: try await store.answers(of: record.setup.id)))
        }
        return StoredPage(rounds)
      },
      merge: { rounds, change throws(StorageError) in try await store.merge(rounds, isTrial: change == nil, in: change) }
    )
  }
}

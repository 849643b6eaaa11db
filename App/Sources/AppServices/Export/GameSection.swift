import CoreModule
import CorePresentation
import Presentation
import WordGame

/// The played rounds in the export file.
struct GameSection: ExportSection {
  let store: any GameStore

  let name = "game"

  func export() async throws(Problem) -> ExportedPart {
    do {
      var rounds: [PlayedRound] = []
      for record in try await store.rounds(RoundQuery()).reversed() {
        rounds.append(PlayedRound(record: record, answers: try await store.answers(of: record.setup.id)))
      }
      return .records(rounds.map { GameRecord.json($0).text }, GamePhrases.round)
    } catch { throw Problem(error) }
  }

  func read(_ reader: inout JSONReader) throws(JSONReader.Fault) -> ImportedPart {
    try reader.part(GameRecord.round) { rounds, change throws(Problem) in
      do throws(StorageError) {
        let taken = try await store.merge(rounds, isTrial: change == nil, in: change)
        return ImportTally(new: taken.new, merged: taken.merged, skipped: taken.skipped)
      } catch { throw Problem(error) }
    }
  }
}

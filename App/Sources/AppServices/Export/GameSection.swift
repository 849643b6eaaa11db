import CoreModule
import CorePresentation
import Presentation
import WordGame

/// The played rounds in the export file.
struct GameSection: ExportSection {
  let game: WordGameGraph

  let name = "game"

  func export() async throws(Problem) -> ExportedPart {
    let rounds: [PlayedRound]
    do throws(StorageError) { rounds = try await game.transfer.build().rounds() } catch { throw Problem(error) }
    return .records(rounds.map { GameRecord.json($0).text }, GamePhrases.round)
  }

  func read(_ reader: inout JSONReader) throws(JSONReader.Fault) -> ImportedPart {
    let (rounds, bad) = try reader.records { GameRecord.round($0) }
    return ImportedPart(bad: bad) { change in
      do throws(StorageError) {
        // Importing nothing must not create a database.
        let taken =
          rounds.isEmpty ? ImportedRoundCounts() : try await game.transfer.build().take(rounds, isTrial: change == nil, in: change)
        return .success(ImportTally(new: taken.new, merged: taken.merged, skipped: taken.skipped))
      } catch { return .failure(Problem(error)) }
    }
  }
}

import CoreModule
import WordGame

/// What was played in the file of everything.
struct GameSection: ExportSection {
  let game: WordGameGraph

  let name = "game"

  func export() async throws(Problem) -> ExportedPart {
    let rounds: [PlayedRound]
    do throws(StorageError) { rounds = try await game.transfer.build().rounds() } catch { throw Problem(error) }
    return .records(rounds.map { GameRecord.json($0).text }, GamePhrases.round)
  }

  func read(_ reader: inout JSONReader) throws(JSONReader.Fault) -> ImportedPart {
    var rounds: [PlayedRound] = []
    let bad = try reader.records { value, flaws in
      let (round, faults) = GameRecord.round(value)
      if let round, flaws.isEmpty { rounds.append(round) }
      return flaws + faults
    }
    return ImportedPart(bad: bad) { [rounds] isTrial in
      do throws(StorageError) {
        // Nothing to take in must make no database.
        let taken = rounds.isEmpty ? TakenRounds() : try await game.transfer.build().take(rounds, isTrial: isTrial)
        return .success(ImportTally(new: taken.new, merged: taken.merged, skipped: taken.skipped))
      } catch { return .failure(Problem(error)) }
    }
  }
}

import CoreModule
import GRDB
import WordGame

extension GameTables {
  /// What would become of rounds that were kept elsewhere.
  func trial(_ rounds: [PlayedRound]) throws -> TakenRounds {
    try rounds.reduce(into: TakenRounds()) { taken, round in
      switch try fate(of: round) {
      case .new: taken.new += 1
      case .longer: taken.merged += 1
      case .known: taken.skipped += 1
      }
    }
  }

  func take(_ rounds: [PlayedRound]) throws -> TakenRounds {
    let taken = try trial(rounds)
    for round in rounds {
      switch try fate(of: round) {
      case .new: try insert(round.answers, of: round.record, in: try insert(round.record))
      case .longer(let position):
        try database.execute(sql: "DELETE FROM game_answer WHERE round = ?", arguments: [position])
        try update(round.record, at: position)
        try insert(round.answers, of: round.record, in: position)
      case .known: break
      }
    }
    return taken
  }

  private enum Fate {
    case new
    case longer(Int64)
    case known
  }

  private func fate(of round: PlayedRound) throws -> Fate {
    guard let position = try position(of: round.record.setup.id) else { return .new }
    let known = try Int.fetchOne(database, sql: "SELECT count(*) FROM game_answer WHERE round = ?", arguments: [position]) ?? 0
    return known < round.answers.count ? .longer(position) : .known
  }

  private func insert(_ answers: [KeptAnswer], of record: RoundRecord, in round: Int64) throws {
    for answer in answers { try insert(answer, in: round, languages: record.setup.languages) }
  }
}

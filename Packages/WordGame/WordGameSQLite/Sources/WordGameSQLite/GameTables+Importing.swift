import CoreModule
import GRDB
import WordGame

extension GameTables {
  /// The result of importing these rounds.
  func trial(_ rounds: [PlayedRound]) throws -> ImportedRoundCounts {
    try rounds.reduce(into: ImportedRoundCounts()) { counts, round in
      switch try importCase(of: round) {
      case .new: counts.new += 1
      case .longer: counts.merged += 1
      case .existing: counts.skipped += 1
      }
    }
  }

  func take(_ rounds: [PlayedRound]) throws -> ImportedRoundCounts {
    let counts = try trial(rounds)
    for round in rounds {
      switch try importCase(of: round) {
      case .new: try insert(round.answers, of: round.record, in: try insert(round.record))
      case .longer(let position):
        try database.execute(sql: "DELETE FROM game_answer WHERE round = ?", arguments: [position])
        try update(round.record, at: position)
        try insert(round.answers, of: round.record, in: position)
      case .existing: break
      }
    }
    return counts
  }

  private enum ImportCase {
    case new
    case longer(Int64)
    case existing
  }

  private func importCase(of round: PlayedRound) throws -> ImportCase {
    guard let position = try position(of: round.record.setup.id) else { return .new }
    let count = try Int.fetchOne(database, sql: "SELECT count(*) FROM game_answer WHERE round = ?", arguments: [position]) ?? 0
    return count < round.answers.count ? .longer(position) : .existing
  }

  private func insert(_ answers: [RecordedAnswer], of record: RoundRecord, in round: Int64) throws {
    for answer in answers { try insert(answer, in: round, languages: record.setup.languages) }
  }
}

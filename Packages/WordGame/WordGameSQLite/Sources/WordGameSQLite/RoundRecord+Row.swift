import CoreModule
import CoreModuleSQLite
import Foundation
import GRDB
import WordGame

extension RoundRecord {
  /// The columns that ``init(row:)`` reads, in order.
  static let storedColumns = """
    position, id, deck, source_language, target_language, pairs, lives, seconds, chance, level, seed, is_seeded, is_of_mistakes, prompts, started, \
    played, correct, wrong, result
    """

  init(row: Row) throws {
    do { self = try Self.read(row) } catch let error as RoundRulesError {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "a round has rules that there are not: \(error)")
    }
  }

  private static func read(_ row: Row) throws -> RoundRecord {
    var columns = RowReader(row, of: "game_round", from: 1)
    let (id, deck, languages) = (try columns.uuid(), DeckName(stored: try columns.text()), try columns.languages())
    let rules = try RoundRules(
      pairs: Int(try columns.integer()), lives: Int(try columns.integer()), secondsPerPair: Int(try columns.integer()),
      chanceOfMatch: Int(try columns.integer())
    )
    let level = DifficultyLevel(clamping: Int(try columns.integer()))
    let (seed, isSeeded, isOfMistakes) = (try columns.integer(), try columns.flag(), try columns.flag())
    let setup = RoundSetup(
      id: RoundSetup.ID(id), deck: deck, languages: languages, rules: rules, level: level, seed: UInt64(bitPattern: seed),
      isSeeded: isSeeded, isOfMistakes: isOfMistakes, prompts: try columns.linesIfAny()
    )
    return RoundRecord(
      setup: setup, started: try columns.moment(), played: try columns.moment(), correct: try columns.count(), wrong: try columns.count(),
      result: try columns.textIfAny().flatMap { RoundResult(rawValue: $0) }
    )
  }

  /// The columns of this round in the table `game_round`, except for its position.
  var columns: StoredColumns {
    [
      ("id", setup.id.rawValue), ("deck", setup.deck.stored), ("source_language", setup.languages?.from ?? ""),
      ("target_language", setup.languages?.to ?? ""), ("pairs", setup.rules.pairs), ("lives", setup.rules.lives),
      ("seconds", setup.rules.secondsPerPair), ("chance", setup.rules.chanceOfMatch), ("level", setup.level.rawValue),
      ("seed", Int64(bitPattern: setup.seed)), ("is_seeded", setup.isSeeded), ("is_of_mistakes", setup.isOfMistakes),
      ("prompts", setup.prompts.storedLines), ("started", started.milliseconds),
      ("played", played.milliseconds), ("correct", correct), ("wrong", wrong), ("result", result?.rawValue),
    ]
  }
}

extension RecordedAnswer {
  /// The columns that ``init(row:)`` reads, in order.
  static let storedColumns = "position, place, prompt, shown, translations, said, matches, given"

  init(row: Row) throws {
    var columns = RowReader(row, of: "game_answer", from: 1)
    let (index, pair) = (try columns.count(), WordPair(prompt: try columns.text(), shown: try columns.text()))
    let (translations, said, matches) = (try columns.linesIfAny(), try columns.flagIfAny(), try columns.flag())
    let answer = RoundAnswer(index: index, pair: pair, said: said, matches: matches, translations: translations)
    self.init(answer, given: try columns.moment())
  }

  /// The columns of this answer in the table `game_answer`, except for its position.
  func columns(of record: RoundRecord, at round: Int64) -> StoredColumns {
    [
      ("round", round), ("place", answer.index), ("source_language", record.setup.languages?.from ?? ""),
      ("target_language", record.setup.languages?.to ?? ""), ("prompt", answer.pair.prompt), ("shown", answer.pair.shown),
      ("translations", answer.translations.joined(separator: "\n")), ("said", answer.said), ("matches", answer.matches),
      ("is_correct", answer.isCorrect), ("given", given.milliseconds),
    ]
  }
}

extension DeckName {
  /// The stored form: a name or an absolute path.
  var stored: String {
    switch self {
    case .personal: "personal"
    case .starter: "starter"
    case .file(let path): path
    }
  }

  init(stored: String) {
    switch stored {
    case "personal": self = .personal
    case "starter": self = .starter
    default: self = .file(stored)
    }
  }
}

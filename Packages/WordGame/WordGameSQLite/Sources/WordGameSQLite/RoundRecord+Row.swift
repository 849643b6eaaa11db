import CoreModule
import Foundation
import GRDB
import WordGame

extension RoundRecord {
  /// The columns that ``init(row:)`` reads, in its order.
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
    var columns = StoredColumns(row, of: "game_round")
    let id: UUID = try columns.next()
    let deck = DeckName(stored: try columns.next())
    let languages = try columns.nextLanguages()
    let rules = try RoundRules(
      pairs: try columns.next(), lives: try columns.next(), secondsPerPair: try columns.next(), chanceOfMatch: try columns.next()
    )
    let level = DifficultyLevel(clamping: try columns.next())
    let seed: Int64 = try columns.next()
    let (isSeeded, isOfMistakes): (Bool, Bool) = (try columns.next(), try columns.next())
    let setup = RoundSetup(
      id: RoundSetup.ID(id), deck: deck, languages: languages, rules: rules, level: level, seed: UInt64(bitPattern: seed),
      isSeeded: isSeeded, isOfMistakes: isOfMistakes, prompts: columns.nextLines()
    )
    return RoundRecord(
      setup: setup, started: try columns.nextMoment(), played: try columns.nextMoment(),
      correct: try columns.nextCount(), wrong: try columns.nextCount(), result: columns.nextIfAny().flatMap { RoundResult(rawValue: $0) }
    )
  }

  /// The columns of the table `game_round` that hold this round, but for its position.
  var columns: [(name: String, value: (any DatabaseValueConvertible)?)] {
    [
      ("id", setup.id.rawValue), ("deck", setup.deck.stored), ("source_language", setup.languages?.from ?? ""),
      ("target_language", setup.languages?.to ?? ""), ("pairs", setup.rules.pairs), ("lives", setup.rules.lives),
      ("seconds", setup.rules.secondsPerPair), ("chance", setup.rules.chanceOfMatch), ("level", setup.level.rawValue),
      ("seed", Int64(bitPattern: setup.seed)), ("is_seeded", setup.isSeeded), ("is_of_mistakes", setup.isOfMistakes),
      ("prompts", setup.prompts.isEmpty ? nil : setup.prompts.joined(separator: "\n")), ("started", started.milliseconds),
      ("played", played.milliseconds), ("correct", correct), ("wrong", wrong), ("result", result?.rawValue),
    ]
  }
}

extension KeptAnswer {
  /// The columns that ``init(row:)`` reads, in its order.
  static let storedColumns = "position, place, prompt, shown, translations, said, matches, given"

  init(row: Row) throws {
    var columns = StoredColumns(row, of: "game_answer")
    let index = try columns.nextCount()
    let pair = WordPair(prompt: try columns.next(), shown: try columns.next())
    let translations = columns.nextLines()
    let said: Bool? = columns.nextIfAny()
    let answer = RoundAnswer(index: index, pair: pair, said: said, matches: try columns.next(), translations: translations)
    self.init(answer, given: try columns.nextMoment())
  }
}

extension DeckName {
  /// As it is kept: a name, or an absolute path.
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

package import CoreModule
package import CorePresentation
import Foundation
package import WordGame

/// A round as a record of the export file.
package enum GameRecord {
  package static func json(_ played: PlayedRound) -> JSON {
    let (record, setup) = (played.record, played.record.setup)
    return .object([
      ("id", .string(setup.id.rawValue.uuidString)), ("deck", .string(setup.deck.plain)), ("from", JSON(setup.languages?.from)),
      ("to", JSON(setup.languages?.to)), ("pairs", .number(setup.rules.pairs)), ("lives", .number(setup.rules.lives)),
      ("seconds", .number(setup.rules.secondsPerPair)), ("chance", .number(setup.rules.chanceOfMatch)),
      ("level", .number(setup.level.rawValue)), ("seed", .string("\(setup.seed)")), ("seeded", .bool(setup.isSeeded)),
      ("mistakes", .bool(setup.isOfMistakes)), ("prompts", JSON(setup.prompts)), ("started", .string(record.started.rfc3339)),
      ("played", .string(record.played.rfc3339)), ("result", JSON(record.result?.rawValue)), ("answers", .array(played.answers.map(json))),
    ])
  }

  private static func json(_ stored: RecordedAnswer) -> JSON {
    .object([
      ("prompt", .string(stored.answer.pair.prompt)), ("shown", .string(stored.answer.pair.shown)),
      ("answered", stored.answer.said.map(JSON.bool) ?? .null), ("matches", .bool(stored.answer.matches)),
      ("translations", JSON(stored.answer.translations)), ("given", .string(stored.given.rfc3339)),
    ])
  }

  /// - Returns: The round of a record, or all faults of the record.
  package static func round(_ value: JSON) -> (round: PlayedRound?, faults: [RecordFault]) {
    guard var fields = RecordFields(value, keepsSpelling: true) else { return (nil, [.notAnObject]) }
    let setup = setup(&fields)
    let (started, played) = (fields.moment("started"), fields.moment("played"))
    let result = fields.choiceIfAny("result", of: RoundResult.self)
    var answers: [RecordedAnswer] = []
    for (index, value) in fields.list("answers").enumerated() {
      if let answer = answer(value, index + 1, &fields) { answers.append(answer) }
    }
    guard fields.faults.isEmpty, let setup, let started, let played else { return (nil, fields.faults) }
    let correct = answers.count(where: \.answer.isCorrect)
    let record = RoundRecord(
      setup: setup, started: started, played: played, correct: correct, wrong: answers.count - correct, result: result
    )
    return (PlayedRound(record: record, answers: answers), [])
  }

  private static func setup(_ fields: inout RecordFields) -> RoundSetup? {
    let (id, deck) = (fields.identity("id"), fields.text("deck"))
    let (from, to) = (fields.textIfAny("from"), fields.textIfAny("to"))
    let (pairs, lives) = (fields.number("pairs", in: RoundRules.pairsRange), fields.number("lives", in: RoundRules.livesRange))
    let seconds = fields.number("seconds", in: RoundRules.secondsPerPairRange)
    let chance = fields.number("chance", in: RoundRules.chanceOfMatchRange)
    let (level, seed) = (fields.number("level", in: DifficultyLevel.range), fields.text("seed"))
    let (isSeeded, isOfMistakes, prompts) = (fields.flag("seeded"), fields.flag("mistakes"), fields.texts("prompts"))
    guard let id, let deck, let pairs, let lives, let seconds, let chance, let level, let seed, let isSeeded, let isOfMistakes else {
      return nil
    }
    guard let number = UInt64(seed) else {
      fields.fail(.mustBe("seed", LocalizedText(en: "a whole number as a text", ru: "целым числом в виде текста"), code: "bad_number"))
      return nil
    }
    let rules: RoundRules
    do throws(RoundRulesError) {
      rules = try RoundRules(pairs: pairs, lives: lives, secondsPerPair: seconds, chanceOfMatch: chance)
    } catch { return nil }
    let languages = from.flatMap { from in to.map { LanguagePair(from: from, to: $0) } }
    return RoundSetup(
      id: RoundSetup.ID(id), deck: DeckName(plain: deck), languages: languages, rules: rules, level: DifficultyLevel(clamping: level),
      seed: number, isSeeded: isSeeded, isOfMistakes: isOfMistakes, prompts: prompts
    )
  }

  private static func answer(_ value: JSON, _ index: Int, _ fields: inout RecordFields) -> RecordedAnswer? {
    guard var answer = RecordFields(value, prefix: "answers.", keepsSpelling: true) else {
      fields.fail(.notAnObject)
      return nil
    }
    let (prompt, shown, said) = (answer.text("prompt"), answer.text("shown"), answer.flagIfAny("answered"))
    let (matches, translations, given) = (answer.flag("matches"), answer.texts("translations"), answer.moment("given"))
    fields.fail(with: answer)
    guard answer.faults.isEmpty, let prompt, let shown, let matches, let given else { return nil }
    let pair = WordPair(prompt: prompt, shown: shown)
    return RecordedAnswer(RoundAnswer(index: index, pair: pair, said: said, matches: matches, translations: translations), given: given)
  }
}

extension DeckName {
  /// Parses ``plain``.
  package init(plain: String) {
    switch plain {
    case "personal": self = .personal
    case "starter": self = .starter
    default: self = .file(plain)
    }
  }
}

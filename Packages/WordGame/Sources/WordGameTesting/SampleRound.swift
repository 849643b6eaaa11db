public import CoreModule
import Foundation
public import WordGame

/// A round for tests, whose identity and times follow from its number.
public struct SampleRound: Sendable {
  /// The round at its end.
  public let record: RoundRecord
  /// Its answers.
  public let answers: [RecordedAnswer]

  /// A round with these answers, right or wrong, about `prompt 1`, `prompt 2` and so on.
  public init(
    _ number: Int, deck: DeckName = .starter, languages: LanguagePair? = LanguagePair(from: "en", to: "es"), lives: Int = 2,
    right: [Bool] = [true], isLeft: Bool = false
  ) {
    let rules = (try? RoundRules(pairs: 15, lives: lives, secondsPerPair: 5, chanceOfMatch: 25)) ?? .original
    let setup = RoundSetup(
      id: RoundSetup.ID(Self.id(number)), deck: deck, languages: languages, rules: rules, level: DifficultyLevel(clamping: number),
      seed: UInt64(number), isSeeded: number == 1, isOfMistakes: number == 2, prompts: ["prompt 1", "línea 2"]
    )
    answers = right.enumerated().map { index, isRight in
      let pair = WordPair(prompt: "prompt \(index + 1)", shown: "mostrado")
      let said: Bool? = isRight ? true : index == 1 ? nil : false
      let answer = RoundAnswer(index: index + 1, pair: pair, said: said, matches: true, translations: ["mostrado", "otro / más"])
      return RecordedAnswer(answer, given: Self.time(number, index))
    }
    let correct = right.count { $0 }
    record = RoundRecord(
      setup: setup, started: Self.time(number, -1), played: answers.last?.given ?? Self.time(number, -1), correct: correct,
      wrong: right.count - correct, result: isLeft ? nil : .won
    )
  }

  private init(record: RoundRecord, answers: [RecordedAnswer]) {
    self.record = record
    self.answers = answers
  }

  /// The time of the answer with this index, from 0, in round `number`.
  public static func time(_ number: Int, _ index: Int) -> Timestamp {
    Timestamp(milliseconds: 1_700_000_000_000 + Int64(number) * 86_400_000 + Int64(index) * 1000)
  }

  /// The round with its answers.
  public var whole: PlayedRound { PlayedRound(record: record, answers: answers) }

  /// The unfinished round after this many answers.
  public func prefix(_ count: Int) -> SampleRound {
    let kept = Array(answers.prefix(count))
    var record = record
    record.correct = kept.count(where: \.answer.isCorrect)
    record.wrong = kept.count - record.correct
    record.played = kept.last?.given ?? record.started
    record.result = count < answers.count ? nil : record.result
    return SampleRound(record: record, answers: kept)
  }

  /// Each answer with the state of the round after it.
  public var played: [(answer: RecordedAnswer, record: RoundRecord)] {
    answers.indices.map { (answers[$0], prefix($0 + 1).record) }
  }

  private static func id(_ number: Int) -> UUID {
    let byte = UInt8(truncatingIfNeeded: number)
    return UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, byte))
  }
}

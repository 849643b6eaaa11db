/// A round: the pair that is asked now, what was answered, and how it ended. Knows no time and nothing of the outside.
public struct Round: Equatable, Sendable {
  /// What was decided before its first pair.
  public let setup: RoundSetup
  /// Its words.
  public let bank: RoundBank
  /// What was answered, in the order of the pairs.
  public private(set) var answers: [RoundAnswer]
  /// The pair that is asked now; `nil` when the round is over.
  public private(set) var pair: WordPair?
  /// How many answers were right.
  public private(set) var correct: Int
  /// How many answers were wrong, the missing ones included.
  public private(set) var wrong: Int
  private var asked: AskedPairs

  /// A round, from its beginning or from where it was left with these answers.
  public init(_ setup: RoundSetup, bank: RoundBank, answers: [RoundAnswer] = []) {
    self.setup = setup
    self.bank = bank
    self.answers = answers
    correct = answers.count(where: \.isCorrect)
    wrong = answers.count - correct
    asked = AskedPairs(answers.map(\.pair))
    pair = nil
    pair = nextPair()
  }

  /// The place of the present pair, counted from 1.
  public var index: Int { answers.count + 1 }

  /// How hard the present pair is.
  public var level: DifficultyLevel { setup.level(after: correct) }

  /// How it ended, or `nil` while a pair is asked. The loss is looked at first.
  public var result: RoundResult? {
    if wrong >= setup.rules.lives { return .lost }
    return pair == nil ? .won : nil
  }

  /// How many more wrong answers would lose it.
  public var livesLeft: Int { max(0, setup.rules.lives - wrong) }

  /// The answers that were wrong.
  public var missed: [RoundAnswer] { answers.filter { !$0.isCorrect } }

  /// The wrong answers without those to a prompt that was answered wrongly before.
  public var missedWords: [RoundAnswer] {
    var seen: Set<String> = []
    return missed.filter { seen.insert($0.pair.prompt).inserted }
  }

  /// Answers the present pair: that the two belong together, that they do not, or nothing in time.
  ///
  /// - Returns: What came of it; `nil` when the round is over, which no answer changes.
  @discardableResult
  public mutating func answer(_ said: Bool?) -> RoundAnswer? {
    guard let pair, let entry = bank.entries.first(where: { $0.prompt == pair.prompt }) else { return nil }
    let answer = RoundAnswer(
      index: index, pair: pair, said: said, matches: entry.isRight(pair.shown), translations: entry.translations
    )
    answers.append(answer)
    asked.insert(pair)
    if answer.isCorrect { correct += 1 } else { wrong += 1 }
    self.pair = nextPair()
    return answer
  }

  private func nextPair() -> WordPair? {
    guard wrong < setup.rules.lives, answers.count < setup.rules.pairs else { return nil }
    let choice = PairChoice(bank: bank, chanceOfMatch: setup.rules.chanceOfMatch, seed: setup.seed)
    return choice.pair(at: index, level: level, after: asked)
  }
}

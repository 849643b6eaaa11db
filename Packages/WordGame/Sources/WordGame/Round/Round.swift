/// A round: the current pair, the answers, and the result. It is independent of time and of input and output.
public struct Round: Equatable, Sendable {
  /// What was decided before the first pair.
  public let setup: RoundSetup
  /// The words of the round.
  public let bank: RoundBank
  /// The answers in order.
  public private(set) var answers: [RoundAnswer]
  /// The current pair; `nil` when the round is over.
  public private(set) var pair: WordPair?
  /// The number of correct answers.
  public private(set) var correct: Int
  /// The number of wrong answers, including missing ones.
  public private(set) var wrong: Int
  private var asked: AskedPairs

  /// Creates a round that continues after these answers.
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

  /// The place of the current pair, from 1.
  public var index: Int { answers.count + 1 }

  /// The level of the current pair.
  public var level: DifficultyLevel { setup.level(after: correct) }

  /// The result; `nil` while the round goes on. A loss takes precedence.
  public var result: RoundResult? {
    if wrong >= setup.rules.lives { return .lost }
    return pair == nil ? .won : nil
  }

  /// The number of further wrong answers that lose the round.
  public var livesLeft: Int { max(0, setup.rules.lives - wrong) }

  /// The wrong answers.
  public var missed: [RoundAnswer] { answers.filter { !$0.isCorrect } }

  /// The wrong answers, the first for each prompt.
  public var missedWords: [RoundAnswer] {
    var seen: Set<String> = []
    return missed.filter { seen.insert($0.pair.prompt).inserted }
  }

  /// Answers the current pair: matching, not matching, or `nil` when the time is over.
  ///
  /// - Returns: The answer; `nil` when the round is already over.
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

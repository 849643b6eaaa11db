/// The rules of a round, each number within its range.
public struct RoundRules: Hashable, Sendable {
  /// The valid numbers of pairs.
  public static let pairsRange = 1...1000
  /// The valid numbers of lives.
  public static let livesRange = 1...100
  /// The valid times for a pair, in seconds: up to an hour.
  public static let secondsPerPairRange = 1...3600
  /// The valid probabilities that a pair matches, in percent.
  public static let chanceOfMatchRange = 0...100

  /// The number of pairs in a round.
  public private(set) var pairs: Int
  /// The number of wrong answers that lose the round.
  public let lives: Int
  /// The time for a pair, in seconds.
  public let secondsPerPair: Int
  /// The probability that a pair matches, in percent.
  public let chanceOfMatch: Int

  /// Creates rules.
  ///
  /// - Throws: ``RoundRulesError`` for the first number out of range.
  public init(pairs: Int, lives: Int, secondsPerPair: Int, chanceOfMatch: Int) throws(RoundRulesError) {
    guard RoundRules.pairsRange.contains(pairs) else { throw .pairs(pairs) }
    guard RoundRules.livesRange.contains(lives) else { throw .lives(lives) }
    guard RoundRules.secondsPerPairRange.contains(secondsPerPair) else { throw .secondsPerPair(secondsPerPair) }
    guard RoundRules.chanceOfMatchRange.contains(chanceOfMatch) else { throw .chanceOfMatch(chanceOfMatch) }
    self.pairs = pairs
    self.lives = lives
    self.secondsPerPair = secondsPerPair
    self.chanceOfMatch = chanceOfMatch
  }

  /// These rules with another number of pairs, limited to its range.
  public func with(pairs: Int) -> RoundRules {
    var rules = self
    rules.pairs = min(max(pairs, Self.pairsRange.lowerBound), Self.pairsRange.upperBound)
    return rules
  }

  private init() {
    pairs = 15
    lives = 3
    secondsPerPair = 5
    chanceOfMatch = 25
  }

  /// The rules of the original game: 15 pairs, 3 lives, 5 seconds for a pair, and a quarter of the pairs matching.
  public static let original = RoundRules()
}

/// A number out of its range.
public enum RoundRulesError: Error, Equatable, Sendable {
  /// Outside ``RoundRules/pairsRange``.
  case pairs(Int)
  /// Outside ``RoundRules/livesRange``.
  case lives(Int)
  /// Outside ``RoundRules/secondsPerPairRange``.
  case secondsPerPair(Int)
  /// Outside ``RoundRules/chanceOfMatchRange``.
  case chanceOfMatch(Int)
}

/// The numbers that a round of the game is played by, each within its range.
public struct RoundRules: Hashable, Sendable {
  /// How many pairs a round may have.
  public static let pairsRange = 1...1000
  /// How many wrong answers may be the ones that lose a round.
  public static let livesRange = 1...100
  /// How many seconds a pair may stay: an hour at most.
  public static let secondsPerPairRange = 1...3600
  /// A chance in per cent, from never to always.
  public static let chanceOfMatchRange = 0...100

  /// How many pairs are answered in a round.
  public let pairs: Int
  /// The wrong answer with this number, counted from 1, loses the round.
  public let lives: Int
  /// How many seconds the player has for a pair.
  public let secondsPerPair: Int
  /// The chance, in per cent, that the two words of a pair belong together.
  public let chanceOfMatch: Int

  /// Rules of the player's choice.
  ///
  /// - Throws: ``RoundRulesError`` for the first number that is out of its range.
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

  /// These rules with another number of pairs, the nearest one in the range.
  public func with(pairs: Int) -> RoundRules {
    RoundRules(
      within: min(max(pairs, Self.pairsRange.lowerBound), Self.pairsRange.upperBound), lives, secondsPerPair, chanceOfMatch
    )
  }

  private init(within pairs: Int, _ lives: Int, _ secondsPerPair: Int, _ chanceOfMatch: Int) {
    self.pairs = pairs
    self.lives = lives
    self.secondsPerPair = secondsPerPair
    self.chanceOfMatch = chanceOfMatch
  }

  private init() {
    pairs = 15
    lives = 3
    secondsPerPair = 5
    chanceOfMatch = 25
  }

  /// The rules of the original game: 15 pairs, 3 lives, 5 seconds for a pair, and one pair in four that matches.
  public static let original = RoundRules()
}

/// Which number is out of the range that ``RoundRules`` gives it, and what it was.
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

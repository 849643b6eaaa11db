import CoreModule

/// What is seen of a game.
public struct PlayState: Equatable, Sendable {
  /// The round that is played, or that is over; `nil` before the first.
  public internal(set) var falling: FallingRound?
  /// The last answer of this sitting.
  public internal(set) var lastAnswer: RoundAnswer?
  /// What did not work.
  public internal(set) var problem: WordGameProblem?

  /// A game that has not begun.
  public init() {}

  /// The round as it is now.
  public var round: Round? { falling?.round }
}

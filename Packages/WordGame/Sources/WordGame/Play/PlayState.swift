import CoreModule

/// The state of a game.
public struct PlayState: Equatable, Sendable {
  /// The running or finished round; `nil` before the first.
  public internal(set) var falling: FallingRound?
  /// The last answer since the game was opened; `nil` before the first.
  public internal(set) var lastAnswer: RoundAnswer?
  /// The error of the last action; `nil` when it succeeded.
  public internal(set) var problem: WordGameProblem?

  /// The current state of the round.
  public var round: Round? { falling?.round }
}

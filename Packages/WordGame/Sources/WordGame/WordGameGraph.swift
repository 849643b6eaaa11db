/// A built word game: the builders of its child features.
@MainActor
public struct WordGameGraph {
  /// A round.
  public let play: PlayBuilder
  /// What was played: rounds and words.
  public let scores: ScoresBuilder
  /// Taking everything out and in.
  public let transfer: GameTransferBuilder
}

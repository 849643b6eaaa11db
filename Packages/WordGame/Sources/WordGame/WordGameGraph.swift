/// A built word game: the builders of its child features.
@MainActor
public struct WordGameGraph {
  /// A round.
  public let play: PlayBuilder
  /// The scores: rounds and words.
  public let scores: ScoresBuilder
}

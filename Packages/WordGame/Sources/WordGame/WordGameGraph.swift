/// The builders of the child features.
@MainActor
public struct WordGameGraph {
  /// A round.
  public let play: PlayBuilder
  /// The scores: rounds and words.
  public let scores: ScoresBuilder
}

/// What a count shows.
public struct StemCountingState: Equatable, Sendable {
  /// The roots, as they were asked for.
  public var counts = RootCounts([])
  /// The different words of these roots, as they first occurred, when they are to be explained.
  public var stems: [Stem] = []
  /// How many roots were kept.
  public var keptCount = 0
  /// What did not work; then nothing was kept.
  public var problem: StemmingProblem?

  /// A count of nothing.
  public init() {}
}

/// The state of a count.
public struct StemCountingState: Equatable, Sendable {
  /// The requested roots.
  public var counts = RootCounts([])
  /// The different words of these roots in order of first occurrence, if they are to be explained.
  public var stems: [Stem] = []
  /// The number of stored roots.
  public var keptCount = 0
  /// The error of the last action; nothing was stored then.
  public var problem: StemmingProblem?
}

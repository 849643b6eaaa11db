/// The state of a count.
public struct StemCountingState: Equatable, Sendable {
  /// The requested roots.
  public var counts = RootCounts([])
  /// The distinct words of these roots in order of first occurrence, if an explanation is requested.
  public var stems: [Stem] = []
  /// The number of stored roots.
  public var keptCount = 0
  /// The last error; then nothing was stored.
  public var problem: StemmingProblem?
}

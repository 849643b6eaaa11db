/// The state of the list of stored roots.
public struct SavedRootsState: Equatable, Sendable {
  /// The requested roots.
  public var counts = RootCounts([])
  /// The roots that the last ``SavedRootsViewModel/clear()`` deleted, in the order in which they were added.
  public var cleared = RootCounts([])
  /// The grammar for the next text.
  public var grammar = GrammarChoice.builtIn
  /// Whether the roots have been loaded.
  public var isLoaded = false
  /// The error of the last action.
  public var problem: StemmingProblem?
}

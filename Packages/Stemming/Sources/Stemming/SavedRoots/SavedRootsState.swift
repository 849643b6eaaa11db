/// The state of the list of stored roots.
public struct SavedRootsState: Equatable, Sendable {
  /// The requested roots; after ``SavedRootsViewModel/clear()``, the deleted ones.
  public var counts = RootCounts([])
  /// The grammar for the next text.
  public var grammar = GrammarChoice.builtIn
  /// Whether the roots have been loaded.
  public var isLoaded = false
  /// The error of the last action.
  public var problem: StemmingProblem?

  /// A list that has not been loaded yet.
  public init() {}
}

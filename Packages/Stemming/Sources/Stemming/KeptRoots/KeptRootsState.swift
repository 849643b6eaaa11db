/// What the list of the kept roots shows.
public struct KeptRootsState: Equatable, Sendable {
  /// The roots, as they were asked for; after ``KeptRootsViewModel/clear()`` those that were forgotten.
  public var counts = RootCounts([])
  /// The grammar by which the next text is counted.
  public var grammar = GrammarChoice.builtIn
  /// Whether they have been read yet.
  public var isLoaded = false
  /// What did not work the last time.
  public var problem: StemmingProblem?

  /// A list that has not been read yet.
  public init() {}
}

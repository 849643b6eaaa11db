/// The builders of the child features.
@MainActor
public struct StemmingGraph {
  /// Counting the roots of a text.
  public let counting: StemCountingBuilder
  /// The stored roots.
  public let savedRoots: SavedRootsBuilder
  /// The explanation of a stored root.
  public let explanation: RootExplanationBuilder
  /// The rules of a grammar.
  public let rules: GrammarRulesBuilder
}

/// A built stemming feature: the builders of its child features.
@MainActor
public struct StemmingGraph {
  /// Counting the roots of a text.
  public let counting: StemCountingBuilder
  /// The kept roots.
  public let keptRoots: KeptRootsBuilder
  /// How words came to a kept root.
  public let explanation: RootExplanationBuilder
  /// The rules of a grammar.
  public let rules: GrammarRulesBuilder
  /// Taking everything out and in.
  public let transfer: RootTransferBuilder
}

/// A built reading: the builders of its child features.
@MainActor
public struct ReadingGraph {
  /// Translations of the unknown words of a text.
  public let gloss: GlossBuilder
  /// Which words of a text the reader does not know, before it is read.
  public let summary: TextSummaryBuilder
  /// The reading of a text.
  public let reader: ReaderBuilder
  /// The texts that were read.
  public let texts: TextListBuilder
  /// The estimate of how many words are known.
  public let level: LevelBuilder
}

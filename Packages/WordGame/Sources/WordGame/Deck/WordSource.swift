public import CoreModule

/// The source of a round's words. It returns the few words that a round needs, never all.
public protocol WordSource: Sendable {
  /// The number of words that can be asked, counted up to `limit`.
  func count(upTo limit: Int) async throws(StorageError) -> Int

  /// The first words in `order` that fit `level`, at most `count`, each prompt once.
  ///
  /// The result depends only on the words, the level and the order.
  func sample(_ count: Int, level: DifficultyLevel, order: SeededOrder) async throws(StorageError) -> [DeckEntry]

  /// The words with these prompts, in this order; missing ones are skipped.
  func entries(for prompts: [String]) async throws(StorageError) -> [DeckEntry]

  /// At most `count` translations of any words; some of them look like `texts`, if there are any that do.
  func decoys(like texts: [String], count: Int, order: SeededOrder) async throws(StorageError) -> [String]
}

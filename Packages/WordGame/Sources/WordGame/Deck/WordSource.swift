public import CoreModule

/// Where the words of a round come from. It is asked for the few that a round needs, never for a list of all.
public protocol WordSource: Sendable {
  /// How many words there are that can be asked about; no more than `limit` are counted.
  func count(upTo limit: Int) async throws(StorageError) -> Int

  /// The first words in `order` among those that fit `level`, at most `count`, each prompt once.
  ///
  /// Nothing but the words themselves, the level and the order has a say in which these are.
  func sample(_ count: Int, level: DifficultyLevel, order: SeededOrder) async throws(StorageError) -> [DeckEntry]

  /// The words with these prompts, in this order; those that are not there any more are left out.
  func entries(for prompts: [String]) async throws(StorageError) -> [DeckEntry]

  /// Translations of any words, at most `count`, among them some that look like `texts` where there are such.
  func decoys(like texts: [String], count: Int, order: SeededOrder) async throws(StorageError) -> [String]
}

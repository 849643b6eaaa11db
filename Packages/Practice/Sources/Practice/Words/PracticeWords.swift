public import CoreModule

/// Where the words of the practice come from.
public protocol PracticeWords: Sendable {
  /// The word with this identity and all that is needed to ask it; `nil` if it was deleted.
  func word(_ id: PracticeWord.ID) async throws(StorageError) -> PracticeWord?

  /// The words with these identities, in any order; those that were deleted are left out. They are only chosen from, so their synonyms,
  /// articles and examples may be missing.
  func words(_ ids: [PracticeWord.ID]) async throws(StorageError) -> [PracticeWord]

  /// The words that match `filter`, the newest first, to choose from as with ``words(_:)``.
  ///
  /// - Parameters:
  ///   - last: Only those that come after this word; `nil` for the first ones.
  ///   - limit: The maximum number of words.
  func newest(_ filter: PracticeFilter, after last: PracticeWord?, limit: Int) async throws(StorageError) -> [PracticeWord]

  /// How common these words are: greater is commoner. Unknown words are left out.
  func commonness(of words: [PracticeWord]) async throws(StorageError) -> [PracticeWord.ID: Double]

  /// At most `count` wrong answers, those that look like right ones first.
  func distractors(
    for word: PracticeWord, _ direction: PracticeDirection, count: Int, seed: UInt64
  ) async throws(StorageError) -> [String]

  /// Changes a word.
  ///
  /// - Returns: Whether it is there: a word that was deleted is left alone.
  @discardableResult
  func change(_ id: PracticeWord.ID, _ change: WordChange) async throws(StorageError) -> Bool
}

/// A change of a word that the practice asks for.
public enum WordChange: Hashable, Sendable {
  /// Makes it one of the favourites, or not.
  case star(Bool)
  /// Gives it the tag, or takes it away.
  case tag(String, isSet: Bool)
}

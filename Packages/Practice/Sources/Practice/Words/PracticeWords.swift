public import CoreModule

/// The source of the words to practise.
public protocol PracticeWords: Sendable {
  /// The word with this identity, with all data that a question needs; `nil` if it was deleted.
  func word(_ id: PracticeWord.ID) async throws(StorageError) -> PracticeWord?

  /// The words with these identities, in any order, without deleted ones. They are only used for choosing, so their synonyms, articles and
  /// examples may be missing.
  func words(_ ids: [PracticeWord.ID]) async throws(StorageError) -> [PracticeWord]

  /// The words that match `filter`, the newest first, with the same data as those of ``words(_:)``.
  ///
  /// - Parameters:
  ///   - last: The word after which to continue; `nil` for the first ones.
  ///   - limit: The maximum number of words.
  func newest(_ filter: PracticeFilter, after last: PracticeWord?, limit: Int) async throws(StorageError) -> [PracticeWord]

  /// How common these words are: the greater the number, the commoner. Unknown words are left out.
  func commonness(of words: [PracticeWord]) async throws(StorageError) -> [PracticeWord.ID: Double]

  /// At most `count` wrong answers, those that resemble right ones first.
  func distractors(
    for word: PracticeWord, _ direction: PracticeDirection, count: Int, seed: UInt64
  ) async throws(StorageError) -> [String]

  /// Whether a word, in lower case, exists: as a headword or as a form of one.
  ///
  /// - Parameters:
  ///   - language: The language of the word, one of `languages`.
  ///   - languages: The language of the practised word and that of its translations.
  func isWord(_ text: String, in language: String, _ languages: LanguagePair) async -> Bool

  /// Changes a word.
  ///
  /// - Parameter whole: The transaction that this belongs to; `nil` for one of its own.
  /// - Returns: Whether the word was changed; `false` when it was deleted.
  @discardableResult
  func change(_ id: PracticeWord.ID, _ change: WordChange, in whole: Change?) async throws(StorageError) -> Bool
}

extension PracticeWords {
  /// Changes a word in a transaction of its own.
  @discardableResult
  public func change(_ id: PracticeWord.ID, _ change: WordChange) async throws(StorageError) -> Bool {
    try await self.change(id, change, in: nil)
  }
}

/// A change of a word that a session makes.
public enum WordChange: Hashable, Sendable {
  /// Adds it to the favourites, or removes it.
  case star(Bool)
  /// Adds the tag, or removes it.
  case tag(String, isSet: Bool)
}

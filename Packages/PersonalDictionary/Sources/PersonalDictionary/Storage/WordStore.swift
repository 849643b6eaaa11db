public import CoreModule

/// Where the words are kept.
///
/// Every method that changes something is one transaction: all of it happens, or nothing.
public protocol WordStore: Sendable {
  /// The words that answer `query`, in its order.
  func words(_ query: WordQuery) async throws(WordStoreError) -> [Word]

  /// The words with these numbers, in this order; numbers that no word has are left out.
  func words(numbered numbers: [Word.Number]) async throws(WordStoreError) -> [Word]

  /// The words spelled `text`: those spelled exactly so, or else those that differ in case and accents; newest first.
  func words(spelled text: String) async throws(WordStoreError) -> [Word]

  /// At most `limit` words that are spelled almost like `text`, the nearest first, by the rules of ``NearMiss``.
  func words(near text: String, limit: Int) async throws(WordStoreError) -> [Word]

  /// Saves each draft as a new word, or counts it where the same text stands in the same direction.
  ///
  /// - Throws: ``WordStoreError/notesTooLong(_:bytes:)``; then nothing was saved.
  func save(_ drafts: [WordDraft]) async throws(WordStoreError) -> [SavedWord]

  /// Makes `edit` to each of these words and returns them, in this order.
  ///
  /// - Throws: ``WordStoreError/noSuchWord(_:)`` or ``WordStoreError/alreadyThere(_:)``; then nothing was changed.
  func edit(_ numbers: [Word.Number], _ edit: WordEdit) async throws(WordStoreError) -> [Word]

  /// Deletes these words and returns them as they were, in this order.
  ///
  /// - Throws: ``WordStoreError/noSuchWord(_:)``; then nothing was deleted.
  func delete(_ numbers: [Word.Number]) async throws(WordStoreError) -> [Word]

  /// Takes in words that were kept elsewhere, by the rules of ``WordIntake``, and returns what became of each, in this order.
  ///
  /// - Parameter isTrial: Whether nothing is to be changed, only told.
  func take(_ words: [Word], isTrial: Bool) async throws(WordStoreError) -> [TakenWord]
}

/// What can go wrong with the stored words.
public enum WordStoreError: Error, Equatable, Sendable {
  /// The disk or the database.
  case storage(StorageError)
  /// No word has this number.
  case noSuchWord(Word.Number)
  /// Another word, this one, has that text in that direction already.
  case alreadyThere(Word)
  /// Another process changed the word while its translation was looked up.
  case changedMeanwhile(Word.Number)
  /// The word's language would be that of its translations.
  case sameLanguages(Language)
  /// A remark and the one that is kept of the word are too long together.
  case notesTooLong(Word, bytes: Int)
}

extension DataArea {
  /// The stored words.
  public static let words = DataArea("words")
}

extension StepName {
  /// Words were saved.
  public static let add = StepName("add")
  /// Words were deleted.
  public static let rm = StepName("rm")
  /// Words were changed.
  public static let edit = StepName("edit")
  /// Words became favourites.
  public static let star = StepName("star")
  /// Words are favourites no more.
  public static let unstar = StepName("unstar")
  /// A direction was chosen.
  public static let lang = StepName("lang")
}

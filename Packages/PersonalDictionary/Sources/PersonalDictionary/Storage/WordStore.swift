public import CoreModule

/// Stores the words.
///
/// Every change is one transaction.
public protocol WordStore: Sendable {
  /// The words that match `query`, in its order.
  func words(_ query: WordQuery) async throws(WordStoreError) -> [Word]

  /// The words with these numbers, in this order; unknown numbers are left out.
  func words(numbered numbers: [Word.Number]) async throws(WordStoreError) -> [Word]

  /// The words with these identities, in this order; unknown ones are left out.
  func words(identified ids: [Word.ID]) async throws(WordStoreError) -> [Word]

  /// The words spelled exactly `text`, or else those that differ only in case and accents; newest first.
  func words(spelled text: String) async throws(WordStoreError) -> [Word]

  /// How many words there are.
  func count() async throws(WordStoreError) -> WordCount

  /// At most `limit` stored words that the user may mean by `text`: first those of which it is a form, such as *el niño* for *niños*, then
  /// the near misses, nearest first; see ``NearMiss``.
  func words(near text: String, limit: Int) async throws(WordStoreError) -> [Word]

  /// Saves each draft as a new word, or counts the existing word with this text and direction once more.
  ///
  /// - Throws: ``WordStoreError/notesTooLong(_:bytes:)``; then nothing changes.
  func save(_ drafts: [WordDraft]) async throws(WordStoreError) -> [Word]

  /// Edits these words and returns them, in this order.
  ///
  /// - Parameter change: The transaction that this belongs to, which names what it changes; `nil` for one of its own.
  /// - Throws: ``WordStoreError/noSuchWord(_:)``, ``WordStoreError/alreadyThere(_:)``, and what ``WordEdit/applied(to:at:)`` throws; then
  ///   nothing changes.
  func edit(_ numbers: [Word.Number], _ edit: WordEdit, in change: Change?) async throws(WordStoreError) -> [Word]

  /// Deletes these words and returns them as they were, in this order.
  ///
  /// - Throws: ``WordStoreError/noSuchWord(_:)``; then nothing changes.
  func delete(_ numbers: [Word.Number]) async throws(WordStoreError) -> [Word]

  /// Imports words by the rules of ``WordImportPlan`` and returns the results, in this order.
  ///
  /// - Parameters:
  ///   - isTrial: Whether only to return what would change.
  ///   - change: The transaction that this belongs to; `nil` for one of its own.
  func merge(_ words: [Word], isTrial: Bool, in change: Change?) async throws(WordStoreError) -> [ImportedWord]
}

extension WordStore {
  /// Edits words in a transaction of its own.
  public func edit(_ numbers: [Word.Number], _ edit: WordEdit) async throws(WordStoreError) -> [Word] {
    try await self.edit(numbers, edit, in: nil)
  }
}

/// How many words are stored.
public struct WordCount: Equatable, Sendable {
  /// The number of all words.
  public var all: Int
  /// The number of favourites.
  public var starred: Int

  /// Creates a count.
  public init(all: Int, starred: Int) { (self.all, self.starred) = (all, starred) }
}

/// Why a word store fails.
public enum WordStoreError: StoreFailure, Equatable, Sendable {
  /// The disk or the database failed.
  case storage(StorageError)
  /// No word has this number.
  case noSuchWord(Word.Number)
  /// Another word already has this text and direction.
  case alreadyThere(Word)
  /// The word was changed since the user saw it, or while its translation was looked up.
  case changedMeanwhile(Word.Number)
  /// Both languages would be the same.
  case sameLanguages(Language)
  /// The new note and the existing one of this word are too long together, by their size in bytes.
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
  /// Words are no longer favourites.
  public static let unstar = StepName("unstar")
  /// A direction was chosen.
  public static let lang = StepName("lang")
}

public import CoreModule

/// The row operations of a store of words within one transaction.
public protocol WordRows: StoreRows where Failure == WordStoreError {
  /// The words that match `query`, in its order.
  func words(_ query: WordQuery) throws -> [Word]
  /// How many words there are.
  func count() throws -> WordCount
  /// The words with exactly this text, newest first.
  func words(withText text: String) throws -> [Word]
  /// The words whose text differs from this folded one in case and accents at most, newest first.
  func words(withFoldedText text: String) throws -> [Word]
  /// The words that may be near misses, with their folded texts.
  func spellings(like nearMiss: NearMiss) throws -> [(number: Word.Number, folded: String)]
  /// The words that are stored as forms of others, with their base forms.
  func baseForms() throws -> [(number: Word.Number, baseForm: String)]
  /// The stored words that may be the same as some of `words`, each once.
  func words(like words: [Word]) throws -> [Word]
  /// The word with this number; `nil` when there is none.
  func word(numbered number: Word.Number) throws -> Word?
  /// The word with this identity; `nil` when there is none.
  func word(identified id: Word.ID) throws -> Word?
  /// The word with exactly this text in this direction; `nil` when there is none.
  func word(_ text: String, _ direction: Direction) throws -> Word?
  /// The last number that was used; 0 before the first.
  func lastNumber() throws -> Int

  /// Returns a number that was never used, and stores it as the last one.
  mutating func nextNumber() throws -> Word.Number
  /// Raises the last number to at least `number`.
  mutating func raiseLastNumber(to number: Int) throws
  /// Adds a row.
  mutating func insert(_ word: Word) throws
  /// Changes the row of `old`.
  mutating func update(_ old: Word, to word: Word) throws
  /// Deletes the row with this number.
  mutating func delete(_ number: Word.Number) throws
}

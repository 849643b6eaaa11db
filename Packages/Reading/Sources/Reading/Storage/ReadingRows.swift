public import CoreModule

/// The row operations of a store of the reading.
public protocol ReadingRows: StoreRows where Failure == StorageError {
  /// The marks of these headwords, in no order; those without one are left out.
  func marks(of headwords: [String], in language: String) throws -> [WordMark]
  /// Stores a mark in the place of that of its headword.
  mutating func put(_ mark: WordMark) throws
  /// Deletes the mark of a headword, if it has one.
  mutating func deleteMark(of headword: String, in language: String) throws
  /// See ``ReadingStore/marks(after:limit:)``.
  func marks(after place: Int, limit: Int) throws -> StoredPage<WordMark>

  /// See ``ReadingStore/levels()``.
  func levels() throws -> [ReadingLevel]
  /// Stores a level in the place of that of its language.
  mutating func put(_ level: ReadingLevel) throws

  /// The text with this identity.
  func text(_ id: ReadText.ID) throws -> ReadText?
  /// See ``ReadingStore/texts(path:digest:)``.
  func texts(path: String, digest: String) throws -> [ReadText]
  /// See ``ReadingStore/recentTexts(limit:)``.
  func recentTexts(limit: Int) throws -> [ReadText]
  /// See ``ReadingStore/texts(after:limit:)``.
  func texts(after place: Int, limit: Int) throws -> StoredPage<ReadText>
  /// Stores a text in the place of the one with its identity.
  mutating func put(_ text: ReadText) throws
  /// Deletes a text, if it is there.
  mutating func deleteText(_ id: ReadText.ID) throws
}

public import CoreModule

/// Stores what the reader said about words, the levels, and the texts that were read. Every mutating method is one transaction.
public protocol ReadingStore: Sendable {
  /// What was said about these headwords; those without a mark are left out.
  func marks(of headwords: [String], in language: String) async throws(StorageError) -> [String: WordMark.Kind]

  /// Marks headwords, or takes their marks away.
  ///
  /// - Parameter kind: What is said; `nil` to take the marks away.
  /// - Returns: The headwords whose mark was another one.
  @discardableResult
  func mark(
    _ headwords: [String], in language: String, as kind: WordMark.Kind?, at now: Timestamp
  ) async throws(StorageError) -> [String]

  /// All marks in a fixed order: at most `limit` after the one with this place. Begin with 0.
  func marks(after place: Int, limit: Int) async throws(StorageError) -> StoredPage<WordMark>

  /// The levels, by the code of their language.
  func levels() async throws(StorageError) -> [ReadingLevel]

  /// Stores a level in the place of that of its language.
  func setLevel(_ level: ReadingLevel) async throws(StorageError)

  /// The text with this identity.
  func text(_ id: ReadText.ID) async throws(StorageError) -> ReadText?

  /// The texts whose file has this path or this SHA-256.
  func texts(path: String, digest: String) async throws(StorageError) -> [ReadText]

  /// The texts that were opened last, the last one first.
  func recentTexts(limit: Int) async throws(StorageError) -> [ReadText]

  /// All texts in a fixed order: at most `limit` after the one with this place. Begin with 0.
  func texts(after place: Int, limit: Int) async throws(StorageError) -> StoredPage<ReadText>

  /// Stores a text, or how far it was read, in the place of the one with its identity. Not an undo step.
  func remember(_ text: ReadText) async throws(StorageError)

  /// Forgets texts.
  ///
  /// - Returns: Those that were there.
  @discardableResult
  func forget(_ ids: [ReadText.ID]) async throws(StorageError) -> [ReadText]

  /// Imports marks, except of headwords that have one.
  ///
  /// - Parameters:
  ///   - isTrial: Whether to only report what would change.
  ///   - change: The open change to write in; `nil` for a transaction of its own.
  func merge(_ marks: [WordMark], isTrial: Bool, in change: Change?) async throws(StorageError) -> ImportCounts

  /// Imports levels, except of languages that have one; see `merge(_:isTrial:in:)`.
  func merge(_ levels: [ReadingLevel], isTrial: Bool, in change: Change?) async throws(StorageError) -> ImportCounts

  /// Imports texts, except those with an identity or a path that is there; see `merge(_:isTrial:in:)`.
  func merge(_ texts: [ReadText], isTrial: Bool, in change: Change?) async throws(StorageError) -> ImportCounts
}

extension DataArea {
  /// The marks of words, the levels and the texts that were read.
  public static let reading = DataArea("reading")
}

extension StepName {
  /// Words were marked as known.
  public static let readKnown = StepName("read known")
  /// Words were marked to be ignored.
  public static let readIgnore = StepName("read ignore")
  /// Marks were taken away.
  public static let readUnmark = StepName("read unmark")
  /// Texts were forgotten.
  public static let readForget = StepName("read forget")
  /// A level was set.
  public static let level = StepName("level")
}

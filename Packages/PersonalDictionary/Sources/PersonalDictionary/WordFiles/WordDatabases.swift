/// Opens the vocabulary databases of e-readers.
public protocol WordDatabases: Sendable {
  /// Opens the database at this absolute path, without creating files beside it.
  ///
  /// - Throws: ``WordFileError`` when it cannot be read or is not an e-reader's.
  func open(_ path: String) throws(WordFileError) -> WordDatabase
}

/// An open vocabulary database.
public struct WordDatabase {
  /// Its format.
  public let format: WordFileFormat
  /// Its words.
  public let words: any WordFileSource

  /// Creates a database.
  public init(format: WordFileFormat, words: any WordFileSource) {
    self.format = format
    self.words = words
  }
}

/// Supports no databases.
public struct NoWordDatabases: WordDatabases {
  /// Creates the value.
  public init() {}

  /// Throws ``WordFileError/foreignDatabase(path:)``.
  public func open(_ path: String) throws(WordFileError) -> WordDatabase { throw .foreignDatabase(path: path) }
}

/// Opens the databases in which e-readers keep the words that were looked up.
public protocol WordDatabases: Sendable {
  /// The words of the database at `path`, which is absolute, and what it is of. Nothing is ever written beside it.
  func open(_ path: String) throws(WordFileError) -> WordDatabase
}

/// An open database of an e-reader.
public struct WordDatabase {
  /// What it is of.
  public let format: WordFileFormat
  /// Its words.
  public let words: any WordFileSource

  /// A database that was opened.
  public init(format: WordFileFormat, words: any WordFileSource) {
    self.format = format
    self.words = words
  }
}

/// For hosts that read no databases.
public struct NoWordDatabases: WordDatabases {
  /// Makes one that knows no database.
  public init() {}

  /// Every database is foreign.
  public func open(_ path: String) throws(WordFileError) -> WordDatabase { throw .foreignDatabase(path: path) }
}

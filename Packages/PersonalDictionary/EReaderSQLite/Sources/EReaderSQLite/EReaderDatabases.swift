public import CoreModule
import GRDB
public import PersonalDictionary

/// The databases of Kindle and Kobo.
public struct EReaderDatabases: WordDatabases {
  private let files: any UserFiles

  /// Opens databases that lie among `files`.
  public init(files: any UserFiles) { self.files = files }

  /// See `WordDatabases.open(_:)`.
  public func open(_ path: String) throws(WordFileError) -> WordDatabase {
    let file = try EReaderFile(path: path, files: files)
    let tables = try file.tables()
    if tables["words"] != nil, tables["lookups"] != nil {
      return WordDatabase(format: .kindle, words: EReaderWords(file: file, query: KindleQuery(tables: tables)))
    }
    guard let list = tables["wordlist"], list.contains("text") else { throw .foreignDatabase(path: path) }
    return WordDatabase(format: .kobo, words: EReaderWords(file: file, query: KoboQuery(tables: tables)))
  }
}

/// How the words of one kind of e-reader are read.
protocol EReaderQuery {
  /// Selects the words whose row comes behind the first argument, at most as many as the second; several rows may be of one word. The first
  /// column is the row, the second how many rows there are in all.
  var sql: String { get }

  /// What a row says, or `nil` when it says nothing.
  func content(of row: Row) -> WordFileContent?

  /// Adds what a further row says of the same word.
  func add(_ row: Row, to content: inout WordFileContent)
}

extension EReaderQuery {
  func add(_ row: Row, to content: inout WordFileContent) {}
}

extension Row {
  /// The text in a column, whatever a damaged file has there; `nil` when there is none.
  func text(_ column: String) -> String? {
    guard hasColumn(column) else { return nil }
    return String.fromDatabaseValue(self[column]).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The whole number in a column, or `nil`.
  func number(_ column: String) -> Int64? {
    guard hasColumn(column) else { return nil }
    return Int64.fromDatabaseValue(self[column])
  }
}

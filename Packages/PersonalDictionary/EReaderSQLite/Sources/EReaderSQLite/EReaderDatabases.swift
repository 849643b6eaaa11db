public import CoreModule
import GRDB
public import PersonalDictionary

/// The databases of Kindle and Kobo.
public struct EReaderDatabases: WordDatabases {
  private let files: any UserFiles

  /// Creates an opener of databases among `files`.
  public init(files: any UserFiles) { self.files = files }

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

/// Reads the words of one kind of e-reader.
protocol EReaderQuery {
  /// Selects the rows after the first argument, at most as many as the second. Column 1 is the row, column 2 the total number of rows.
  /// Several rows may belong to one word.
  var sql: String { get }

  /// The content of a row; `nil` when it is empty.
  func content(of row: Row) -> WordFileContent?

  /// Adds a further row of the same word.
  func add(_ row: Row, to content: inout WordFileContent)
}

extension EReaderQuery {
  func add(_ row: Row, to content: inout WordFileContent) {}
}

extension Row {
  /// The text of a column; `nil` for any other type, which a damaged file may have.
  func text(_ column: String) -> String? {
    guard hasColumn(column) else { return nil }
    return String.fromDatabaseValue(self[column]).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The integer of a column; `nil` for any other type.
  func number(_ column: String) -> Int64? {
    guard hasColumn(column) else { return nil }
    return Int64.fromDatabaseValue(self[column])
  }
}

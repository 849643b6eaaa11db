import CoreDictionaryFormat
import Foundation

/// The package's tables and lists, read from where they lie in the repository.
enum Tables {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
  private static let data = tests.appending(path: "../../Data").standardized
  // Read once: several tests compare with all the rows.
  private static let loaded = Result {
    try table("everyday.tsv", columns: .everyday).rows + table("core-dictionary.tsv", columns: .joined).rows
      + table("wide-dictionary.tsv", columns: .wide).rows
  }

  static func rows() throws -> [CoreDictionaryRow] { try loaded.get() }

  static func typedWords(_ code: String) throws -> String {
    try String(contentsOf: tests.appending(path: "TypedWords/\(code).tsv"), encoding: .utf8)
  }

  private static func table(_ name: String, columns: CoreDictionaryTable.Columns) throws -> CoreDictionaryTable {
    try CoreDictionaryTable(String(contentsOf: data.appending(path: name), encoding: .utf8), columns: columns)
  }
}

import CoreDictionaryFormat
import FormTables
import Foundation

/// The package's tables and lists in the repository.
enum Tables {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
  static let folder = DictionaryFolder(tests.appending(path: "../../Data").standardized)
  // Read once, because several tests need all rows.
  private static let loaded = Result { try DictionaryTables(folder) }

  static func all() throws -> DictionaryTables { try loaded.get() }

  static func rows() throws -> [CoreDictionaryRow] { try all().rows }

  static func typedWords(_ code: String) throws -> String { try text("TypedWords/\(code).tsv") }

  static func judgedWords(_ list: String, _ code: String) throws -> String { try text("JudgedWords/\(list)/\(code).tsv") }

  private static func text(_ path: String) throws -> String { try String(contentsOf: tests.appending(path: path), encoding: .utf8) }
}

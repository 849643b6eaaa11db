import CoreDictionaryFormat
import Foundation

/// The package's tables and lists, read from where they lie in the repository.
enum Tables {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
  static let folder = DictionaryFolder(tests.appending(path: "../../Data").standardized)
  // Read once: several tests compare with all the rows.
  private static let loaded = Result { try folder.rows() }

  static func rows() throws -> [CoreDictionaryRow] { try loaded.get() }

  static func typedWords(_ code: String) throws -> String {
    try String(contentsOf: tests.appending(path: "TypedWords/\(code).tsv"), encoding: .utf8)
  }
}

import CoreDictionaryFormat
import Foundation

/// Turns the tables into the binary dictionary.
struct DictionaryBuild {
  private let joinedPath: String
  private let everydayPath: String
  private let widePath: String
  private let outputPath: String

  init(arguments: [String]) throws(BuildError) {
    guard arguments.count == 4 else { throw .usage }
    (joinedPath, everydayPath, widePath, outputPath) = (arguments[0], arguments[1], arguments[2], arguments[3])
  }

  /// Writes the file and says what is in it.
  func run() throws(BuildError) -> String {
    // The everyday rows come first: of two rows of equal rank the earlier one wins.
    let rows =
      try table(at: everydayPath, columns: .everyday).rows + table(at: joinedPath, columns: .joined).rows
      + table(at: widePath, columns: .wide).rows
    let bytes = CoreDictionaryWriter(rows: rows).bytes
    do {
      try Data(bytes).write(to: URL(filePath: outputPath), options: .atomic)
    } catch {
      throw .unwritable(path: outputPath, why: error.localizedDescription)
    }
    let headwords = bytes.withUnsafeBytes { CoreDictionaryReader($0).headwordCount }
    return "\(outputPath): \(rows.count) rows, \(headwords) headwords, \(bytes.count) bytes"
  }

  private func table(at path: String, columns: CoreDictionaryTable.Columns) throws(BuildError) -> CoreDictionaryTable {
    let text: String
    do {
      text = try String(contentsOf: URL(filePath: path), encoding: .utf8)
    } catch {
      throw .unreadable(path: path, why: error.localizedDescription)
    }
    do {
      return try CoreDictionaryTable(text, columns: columns)
    } catch {
      throw .badTable(path: path, error)
    }
  }
}

/// Why no dictionary was built.
enum BuildError: Error, CustomStringConvertible {
  case usage
  case unreadable(path: String, why: String)
  case badTable(path: String, CoreDictionaryTableError)
  case unwritable(path: String, why: String)

  var exitCode: Int32 {
    if case .usage = self { 64 } else { 1 }
  }

  var description: String {
    switch self {
    case .usage: "usage: build-core-dictionary <core-dictionary.tsv> <everyday.tsv> <wide-dictionary.tsv> <output.bin>"
    case .unreadable(let path, let why): "\(path) cannot be read: \(why)"
    case .badTable(let path, let error): error.problems.map { "\(path): \($0)" }.joined(separator: "\n")
    case .unwritable(let path, let why): "\(path) cannot be written: \(why)"
    }
  }
}

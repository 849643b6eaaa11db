import CoreDictionaryFormat
import FormTables
import Foundation

/// Builds the binary dictionary, the index of forms and the ranks from the tables.
struct DictionaryBuild {
  private let folder: DictionaryFolder
  private let output: URL

  init(arguments: [String]) throws(BuildError) {
    guard arguments.count == 2 else {
      throw BuildError(exitCode: 64, description: "usage: build-core-dictionary <folder of tables> <output folder>")
    }
    folder = DictionaryFolder(URL(filePath: arguments[0]))
    output = URL(filePath: arguments[1])
  }

  /// Writes the files and returns a summary.
  func run() throws(BuildError) -> String {
    do {
      let tables = try DictionaryTables(folder)
      let (rows, dictionary) = (tables.rows, tables.dictionary)
      let headwords = dictionary.withUnsafeBytes { CoreDictionaryReader($0).headwordCount }
      let forms = try FormIndex(folder, rows: rows, dictionary: dictionary)
      let ranks = try dictionary.withUnsafeBytes { dictionary in
        try forms.bytes.withUnsafeBytes { try HeadwordRanks(folder, CoreDictionaryReader(dictionary), FormIndexReader($0)) }
      }
      try write(dictionary, to: "core-dictionary.bin")
      try write(forms.bytes, to: "forms.bin")
      try write(ranks.bytes, to: "ranks.bin")
      let report = "\(rows.count) rows, \(headwords) headwords, \(dictionary.count) bytes; forms: \(forms.bytes.count) bytes"
      return (forms.report + ranks.report + [report]).joined(separator: "\n")
    } catch { throw BuildError(exitCode: 1, description: "\(error)") }
  }

  private func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: output.appending(path: name), options: .atomic)
  }
}

/// Why the build failed.
struct BuildError: Error, CustomStringConvertible {
  let exitCode: Int32
  let description: String
}

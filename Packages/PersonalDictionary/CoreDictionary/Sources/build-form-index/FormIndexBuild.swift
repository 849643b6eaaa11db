import CoreDictionaryFormat
import FormTables
import Foundation
import PersonalDictionary

/// Turns the tables of forms into the index of forms.
struct FormIndexBuild {
  private let folder: URL
  private let output: URL
  private let everyday: URL
  private let joined: [URL]

  init(arguments: [String]) throws(BuildError) {
    guard arguments.count >= 4 else {
      throw BuildError(description: "usage: build-form-index <folder of tables> <output.bin> <everyday.tsv> <joined.tsv> …")
    }
    let files = arguments.map { URL(filePath: $0) }
    (folder, output, everyday, joined) = (files[0], files[1], files[2], Array(files[3...]))
  }

  /// Writes the file and says what is in it.
  func run() throws(BuildError) -> String {
    var rows = try table(everyday, .everyday)
    for url in joined { rows += try table(url, .joined) }
    let frequencies = HeadwordFrequencies(of: rows)
    var report = ""
    var readings: [Language: [[InflectedForm]]] = [:]
    for language in Language.allCases {
      guard let table = try formTable(of: language) else { continue }
      let headwords = frequencies.ofHeadwords(in: language)
      for (headword, partOfSpeech) in table.listedWords where headwords[.init(headword, partOfSpeech)] == nil {
        report += "\(language.code): \(headword) (\(partOfSpeech.rawValue)) is in no row of the dictionary\n"
      }
      let found = FormReadings(table, headwords: headwords).readings
      readings[language] = found
      report += "\(language.code): \(headwords.count) headwords, \(found.count) forms\n"
    }
    do {
      let bytes = try FormIndexWriter(readings).bytes()
      try Data(bytes).write(to: output, options: .atomic)
      return report + "\(output.path): \(bytes.count) bytes"
    } catch { throw BuildError(description: "\(error)") }
  }

  private func table(_ url: URL, _ columns: CoreDictionaryTable.Columns) throws(BuildError) -> [CoreDictionaryRow] {
    do { return try CoreDictionaryTable(text(url), columns: columns).rows } catch { throw BuildError(description: "\(url.path): \(error)") }
  }

  /// The table of a language; `nil` when there is no folder for it.
  private func formTable(of language: Language) throws(BuildError) -> FormTable? {
    let files = (try? FileManager.default.contentsOfDirectory(at: folder.appending(path: language.code), includingPropertiesForKeys: nil)) ?? []
    let names = files.filter { $0.pathExtension == "txt" }.sorted { $0.lastPathComponent < $1.lastPathComponent }
    guard let rows = names.first(where: { $0.lastPathComponent == "rows.txt" }) else { return nil }
    var texts: [(name: String, text: String)] = []
    for url in [rows] + names.filter({ $0 != rows }) { texts.append((language.code + "/" + url.lastPathComponent, try text(url))) }
    do { return try FormTable(texts) } catch { throw BuildError(description: "\(error)") }
  }

  private func text(_ url: URL) throws(BuildError) -> String {
    do { return try String(contentsOf: url, encoding: .utf8) } catch { throw BuildError(description: "\(url.path): \(error.localizedDescription)") }
  }
}

/// Why no index was built.
struct BuildError: Error, CustomStringConvertible {
  let description: String
}

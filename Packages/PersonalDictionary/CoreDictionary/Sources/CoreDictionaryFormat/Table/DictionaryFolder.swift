public import Foundation
public import PersonalDictionary

/// The folder with the tables of the dictionary.
public struct DictionaryFolder: Sendable {
  private let folder: URL

  /// The tables in `folder`.
  public init(_ folder: URL) { self.folder = folder }

  /// The rows of all tables. Of two rows of equal rank the earlier one wins.
  ///
  /// - Throws: When a table cannot be read. A language may lack those tables of which each language has its own.
  public func rows() throws(DictionaryFolderError) -> [CoreDictionaryRow] {
    try ofEachLanguage("Answers") { .answers(from: $0) } + rows("everyday.tsv", .everyday) + ofEachLanguage("Phrases") { _ in .everyday }
      + rows("core-dictionary.tsv", .joined) + ofEachLanguage("Meanings") { _ in .joined } + rows("wide-dictionary.tsv", .wide)
  }

  /// The tables of forms of `language`, the one with the rows first; none when there is no folder for it.
  public func formTables(of language: Language) throws(DictionaryFolderError) -> [(name: String, text: String)] {
    let names = fileNames(in: "Forms/\(language.code)").filter { $0.hasSuffix(".txt") && !$0.hasSuffix(Self.joinedWords) }
    let rows = names.filter { $0.hasSuffix("/rows.txt") }
    var tables: [(name: String, text: String)] = []
    for name in rows + names.filter({ !rows.contains($0) }) { tables.append((name, try text(name))) }
    return tables
  }

  /// The rules by which `language` writes several words as one; empty when it has none.
  public func joinedWords(of language: Language) throws(DictionaryFolderError) -> String {
    let name = "Forms/\(language.code)\(Self.joinedWords)"
    return exists(name) ? try text(name) : ""
  }

  /// What is told of the words of `language`: what a script wrote, corrected by hand.
  public func details(of language: Language) throws(DictionaryFolderError) -> [Headword: WordDetails] {
    var all = DetailsTable()
    for folder in ["Words", "Words/by-hand"] {
      if let table = try table("\(folder)/\(language.code).tsv", DetailsTable.init) { all.correct(by: table) }
    }
    return all.details
  }

  /// The glosses of the senses of words of `language`.
  public func glosses(of language: Language) throws(DictionaryFolderError) -> GlossTable? {
    try table("Glosses/\(language.code).tsv", GlossTable.init)
  }

  private static let joinedWords = "/joined-words.txt"

  private func ofEachLanguage(
    _ tables: String, _ columns: (Language) -> CoreDictionaryTable.Columns
  ) throws(DictionaryFolderError) -> [CoreDictionaryRow] {
    var all: [CoreDictionaryRow] = []
    for language in Language.allCases where exists("\(tables)/\(language.code).tsv") {
      all += try rows("\(tables)/\(language.code).tsv", columns(language))
    }
    return all
  }

  private func rows(_ name: String, _ columns: CoreDictionaryTable.Columns) throws(DictionaryFolderError) -> [CoreDictionaryRow] {
    let text = try text(name)
    do { return try CoreDictionaryTable(text, columns: columns).rows } catch {
      throw DictionaryFolderError(description: error.problems.map { "\(name): \($0)" }.joined(separator: "\n"))
    }
  }

  /// A table that a language may lack.
  private func table<Table>(_ name: String, _ table: (String) throws(TableLinesError) -> Table) throws(DictionaryFolderError) -> Table? {
    guard exists(name) else { return nil }
    let text = try text(name)
    do throws(TableLinesError) { return try table(text) } catch {
      throw DictionaryFolderError(description: error.problems.map { "\(name): \($0)" }.joined(separator: "\n"))
    }
  }

  private func text(_ name: String) throws(DictionaryFolderError) -> String {
    do { return try String(contentsOf: folder.appending(path: name), encoding: .utf8) } catch {
      throw DictionaryFolderError(description: "\(name) cannot be read: \(error.localizedDescription)")
    }
  }

  private func exists(_ name: String) -> Bool { FileManager().fileExists(atPath: folder.appending(path: name).path) }

  private func fileNames(in name: String) -> [String] {
    let names = try? FileManager().contentsOfDirectory(atPath: folder.appending(path: name).path)
    return (names ?? []).sorted().map { "\(name)/\($0)" }
  }
}

/// Why the tables cannot be used.
public struct DictionaryFolderError: Error, CustomStringConvertible {
  /// A line for each problem, with the name of the table.
  public let description: String
}

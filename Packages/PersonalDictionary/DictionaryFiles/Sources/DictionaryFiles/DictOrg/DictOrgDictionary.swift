import CoreModule
import PersonalDictionary

/// A dict.org dictionary: an index and the texts it points to.
final class DictOrgDictionary: DictionaryOnDisk {
  let index: DictOrgIndex
  private let texts: any TextFile

  /// Opens the `.index` at `path` and the `.dict.dz` or `.dict` beside it.
  init(path: String) throws(SourceFault) {
    index = try DictOrgIndex(path: path)
    texts = try openTexts(path.withoutEnding(".index"))
  }

  /// The texts of the articles with this headword, in the order of the index, without duplicates.
  func articles(for word: String) throws(SourceFault) -> [String] {
    for key in DictOrgKey.keys(of: word) {
      var seen: Set<Int> = []
      let lines = try index.lines(key).filter { !IndexLine.isAboutDictionary($0.key) && seen.insert($0.offset).inserted }
      if !lines.isEmpty { return try lines.map { line throws(SourceFault) in try text(of: line) } }
    }
    return []
  }

  func text(of line: IndexLine) throws(SourceFault) -> String { try texts.text(at: line.offset, count: line.count) }

  /// The number of lines about words. Throws the first lines that are damaged or point outside the texts.
  func checkedCount() throws(SourceFault) -> Int {
    var count = 0
    var number = 0
    var bad: [Int] = []
    try index.eachLine { _, line in
      number += 1
      if line.isEmpty { return true }
      guard let read = IndexLine(line), texts.mayHold(read.offset, read.count) else {
        bad.append(number)
        return bad.count < 10
      }
      if !IndexLine.isAboutDictionary(read.key) { count += 1 }
      return true
    }
    guard bad.isEmpty else { throw SourceFault(path: index.path, .badLines(bad)) }
    guard count > 0 else { throw SourceFault(path: index.path, .foreign) }
    return count
  }

  /// The title of the dictionary.
  func title() throws(SourceFault) -> String? {
    var named = try index.lines(Array("00databaseshort".utf8))
    if named.isEmpty { named = try index.lines(Array("00-database-short".utf8)) }
    guard let line = named.first else { return nil }
    let lines = try text(of: line).split(whereSeparator: \.isNewline).map(\.trimmed)
    return lines.first { !$0.isEmpty && !$0.hasPrefix("00") }
  }
}

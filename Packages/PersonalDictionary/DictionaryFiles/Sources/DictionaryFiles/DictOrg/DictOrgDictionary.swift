import CoreModule
import PersonalDictionary

/// A dictionary in the files of the dict.org kind: an index and the texts it points to.
final class DictOrgDictionary: Sendable {
  let index: DictOrgIndex
  private let texts: any TextFile

  /// The dictionary of the `.index` at `path`, with the `.dict.dz` or `.dict` beside it.
  init(path: String) throws(SourceFault) {
    index = try DictOrgIndex(path: path)
    texts = try openTexts(path.withoutEnding(".index"))
  }

  /// The texts of the articles with this headword, in the order of the index, none twice.
  func texts(for word: String) throws(SourceFault) -> [String] {
    for key in DictOrgKey.keys(of: word) {
      var seen: Set<Int> = []
      let lines = try index.lines(key).filter { !IndexLine.isAboutDictionary($0.key) && seen.insert($0.offset).inserted }
      if !lines.isEmpty { return try lines.map { line throws(SourceFault) in try text(of: line) } }
    }
    return []
  }

  func text(of line: IndexLine) throws(SourceFault) -> String { try texts.text(at: line.offset, count: line.count) }

  /// Reads every line.
  ///
  /// - Throws: When lines are damaged or point to places outside the texts; the first of them are named.
  func census() throws(SourceFault) -> DictOrgCensus {
    var census = DictOrgCensus()
    var number = 0
    var bad: [Int] = []
    try index.eachLine { _, line in
      number += 1
      if line.isEmpty { return true }
      guard let read = IndexLine(line), texts.mayHold(read.offset, read.count) else {
        bad.append(number)
        return bad.count < 10
      }
      if !IndexLine.isAboutDictionary(read.key) { census.headwordCount += 1 }
      return true
    }
    guard bad.isEmpty else { throw SourceFault(path: index.path, .badLines(bad)) }
    guard census.headwordCount > 0 else { throw SourceFault(path: index.path, .foreign) }
    return census
  }

  /// What the dictionary calls itself.
  func title() throws(SourceFault) -> String? {
    var named = try index.lines(Array("00databaseshort".utf8))
    if named.isEmpty { named = try index.lines(Array("00-database-short".utf8)) }
    guard let line = named.first else { return nil }
    let lines = try text(of: line).split(whereSeparator: \.isNewline).map(\.trimmed)
    return lines.first { !$0.isEmpty && !$0.hasPrefix("00") }
  }
}

/// What stands in an index as a whole.
struct DictOrgCensus {
  /// How many lines are about words.
  var headwordCount = 0
}

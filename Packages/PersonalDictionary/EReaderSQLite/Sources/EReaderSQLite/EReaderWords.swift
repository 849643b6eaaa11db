import CoreModule
import GRDB
import PersonalDictionary

/// Reads the words of an e-reader in portions.
final class EReaderWords: WordFileSource {
  let ignoredColumns: [String] = []
  private let file: EReaderFile
  private let query: any EReaderQuery
  private var lastRow = Int64.min
  private var place = 0
  private var total: Int64 = 0

  private static let portion = 2000
  /// A portion also ends when its texts exceed this size.
  private static let maximumBytes = 4 << 20

  init(file: EReaderFile, query: any EReaderQuery) { (self.file, self.query) = (file, query) }

  var progress: Double? { total > 0 ? min(1, Double(place) / Double(total)) : nil }

  func next() throws(WordFileError) -> [WordFileRecord] {
    let (query, after) = (query, lastRow)
    var (records, last, total): ([WordFileRecord], Int64, Int64) = ([], after, 0)
    var (line, size) = (place, 0)
    try file.read { database in
      let rows = try Row.fetchCursor(database, sql: query.sql, arguments: [after, Self.portion])
      while let row = try rows.next() {
        guard let number = Int64.fromDatabaseValue(row[0]) else { continue }
        total = Int64.fromDatabaseValue(row[1]) ?? 0
        if number == last, !records.isEmpty {
          guard var content = records[records.count - 1].content else { continue }
          query.add(row, to: &content)
          records[records.count - 1].content = content
          continue
        }
        if size > Self.maximumBytes { break }
        // Each portion starts after the previous one; rows out of order would loop forever.
        guard number > last else { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
        last = number
        line += 1
        let content = query.content(of: row)
        size += (content?.text.utf8.count ?? 0) + (content?.note?.utf8.count ?? 0)
        size += content?.examples.reduce(0) { $0 + $1.text.utf8.count } ?? 0
        records.append(WordFileRecord(line: line, content: content, faults: content == nil ? [.unacceptable(.blank, in: .text)] : []))
      }
    }
    (lastRow, place, self.total) = (last, line, total)
    return records
  }
}

import CoreModule
import GRDB
import PersonalDictionary

/// The words of a Kindle, each with its look-ups.
struct KindleQuery: EReaderQuery {
  let sql: String

  init(tables: [String: Set<String>]) {
    func has(_ table: String, _ column: String) -> Bool { tables[table]?.contains(column) == true }
    let columns = ["word", "stem", "lang", "category", "timestamp"].map { has("words", $0) ? "w.\($0) AS \($0)" : "NULL AS \($0)" }
    let hasBooks = has("book_info", "id") && has("book_info", "title") && has("lookups", "book_key")
    sql = """
      SELECT w.place, (SELECT count(*) FROM WORDS), \(columns.joined(separator: ", ")),
        \(has("lookups", "usage") ? "l.usage" : "NULL") AS usage, l.word_key AS word_key,
        \(hasBooks ? "b.title" : "NULL") AS title
      FROM (SELECT rowid AS place, * FROM WORDS WHERE rowid > ? ORDER BY rowid LIMIT ?) AS w
      LEFT JOIN LOOKUPS AS l ON l.word_key = w.id
      \(hasBooks ? "LEFT JOIN BOOK_INFO AS b ON b.id = l.book_key" : "")
      ORDER BY w.place\(has("lookups", "timestamp") ? ", l.timestamp" : "")
      """
  }

  func content(of row: Row) -> WordFileContent? {
    guard let text = row.text("word") ?? row.text("stem") else { return nil }
    var content = WordFileContent(text: text)
    content.from = row.text("lang")
    content.created = row.number("timestamp").flatMap { $0 > 0 ? Timestamp(milliseconds: $0) : nil }
    // The Kindle's “mastered” category.
    if row.number("category") == 100 { content.tags = ["mastered"] }
    add(sentenceOf: row, to: &content)
    return content
  }

  func add(_ row: Row, to content: inout WordFileContent) {
    content.lookups += 1
    add(sentenceOf: row, to: &content)
  }

  /// Adds the sentence of a look-up with its book, before those of earlier ones. A book without a sentence is a note.
  private func add(sentenceOf row: Row, to content: inout WordFileContent) {
    let title = row.text("title")
    guard let usage = row.text("usage")?.trimmed, !usage.isEmpty else {
      content.note = content.note ?? title
      return
    }
    content.examples.removeAll { $0.text == usage }
    content.examples = [WordExample(usage, origin: title)] + content.examples.prefix(WordExample.maximumCount - 1)
  }
}

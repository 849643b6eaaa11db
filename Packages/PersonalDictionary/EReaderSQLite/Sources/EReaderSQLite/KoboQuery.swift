import CoreModule
import GRDB
import PersonalDictionary

/// The words of a Kobo.
struct KoboQuery: EReaderQuery {
  let sql: String

  init(tables: [String: Set<String>]) {
    func has(_ table: String, _ column: String) -> Bool { tables[table]?.contains(column) == true }
    let hasBooks = has("content", "contentid") && has("content", "title") && has("wordlist", "volumeid")
    sql = """
      SELECT w.rowid, (SELECT count(*) FROM WordList), w.Text AS word,
        \(has("wordlist", "dictsuffix") ? "w.DictSuffix" : "NULL") AS suffix,
        \(has("wordlist", "datecreated") ? "w.DateCreated" : "NULL") AS created,
        \(hasBooks ? "(SELECT Title FROM content WHERE ContentID = w.VolumeId)" : "NULL") AS title
      FROM WordList AS w WHERE w.rowid > ? ORDER BY w.rowid LIMIT ?
      """
  }

  func content(of row: Row) -> WordFileContent? {
    guard let text = row.text("word") else { return nil }
    var content = WordFileContent(text: text)
    // "-en" is an English dictionary, "-es-en" a Spanish-English one.
    let languages = (row.text("suffix") ?? "").split(separator: "-").map(String.init)
    content.from = languages.first
    content.to = languages.count > 1 && languages[1] != languages[0] ? languages[1] : nil
    content.created = row.text("created").flatMap(Self.moment)
    content.note = row.text("title")
    return content
  }

  private static func moment(_ text: String) -> Timestamp? {
    Timestamp(rfc3339: text) ?? Timestamp(rfc3339: text + "Z") ?? Timestamp(rfc3339: text.replacing(" ", with: "T") + "Z")
  }
}

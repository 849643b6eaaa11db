import CoreModule
import GRDB
import PersonalDictionary

/// The words of a Kobo.
///
/// With a word it keeps the book, but no sentence. A passage that was marked in the book and has the word serves as one.
struct KoboQuery: EReaderQuery {
  let sql: String

  init(tables: [String: Set<String>]) {
    func has(_ table: String, _ column: String) -> Bool { tables[table]?.contains(column) == true }
    let hasBooks = has("content", "contentid") && has("content", "title") && has("wordlist", "volumeid")
    let hasPassages = has("bookmark", "text") && has("bookmark", "volumeid") && has("wordlist", "volumeid")
    sql = """
      SELECT w.rowid, (SELECT count(*) FROM WordList), w.Text AS word,
        \(has("wordlist", "dictsuffix") ? "w.DictSuffix" : "NULL") AS suffix,
        \(has("wordlist", "datecreated") ? "w.DateCreated" : "NULL") AS created,
        \(hasBooks ? "(SELECT Title FROM content WHERE ContentID = w.VolumeId)" : "NULL") AS title,
        \(hasPassages ? Self.passage : "NULL") AS passage
      FROM WordList AS w WHERE w.rowid > ? ORDER BY w.rowid LIMIT ?
      """
  }

  /// The shortest passage with the word.
  private static let passage = """
    (SELECT Text FROM Bookmark WHERE VolumeID = w.VolumeId AND instr(lower(Text), lower(w.Text)) > 0 ORDER BY length(Text) LIMIT 1)
    """

  func content(of row: Row) -> WordFileContent? {
    guard let text = row.text("word") else { return nil }
    var content = WordFileContent(text: text)
    // "-en" is an English dictionary, "-es-en" a Spanish-English one.
    let languages = (row.text("suffix") ?? "").split(separator: "-").map(String.init)
    content.from = languages.first
    content.to = languages.count > 1 && languages[1] != languages[0] ? languages[1] : nil
    content.created = row.text("created").flatMap(Self.moment)
    let title = row.text("title")
    if let passage = row.text("passage")?.spaced.joined(separator: " "), Self.has(passage, text) {
      content.examples = [WordExample(passage, origin: title)]
    } else {
      content.note = title
    }
    return content
  }

  /// Whether a passage has the word, not only as a part of another one.
  private static func has(_ passage: String, _ word: String) -> Bool {
    let word = FoldedText(word)
    return passage.split { !$0.isLetter && $0 != "'" && $0 != "’" && $0 != "-" }.contains { FoldedText(String($0)) == word }
  }

  private static func moment(_ text: String) -> Timestamp? {
    Timestamp(rfc3339: text) ?? Timestamp(rfc3339: text + "Z") ?? Timestamp(rfc3339: text.replacing(" ", with: "T") + "Z")
  }
}

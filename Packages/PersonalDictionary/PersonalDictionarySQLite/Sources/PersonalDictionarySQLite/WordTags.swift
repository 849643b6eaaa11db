import CoreModule
import CoreModuleSQLite
import GRDB

/// Counts in the table `word_tag` how many words have each tag, so that completing a tag does not read the words. ``WordIndex`` calls it
/// for each change.
struct WordTags {
  /// The counts as data that can be verified and rebuilt.
  static let derived = DerivedData("word_tag") { database in
    var stored: [String: Int64] = [:]
    try database.forEachRow("SELECT tag, folded, words FROM word_tag WHERE words <> 0") { row in
      guard let tag = row.text(0), row.text(1) == folded(tag) else { return stored[""] = 1 }
      stored[tag] = row.integer(2)
    }
    return try counted(in: database) == stored
  } rebuild: { database in
    try rebuild(database)
  }

  private let statement: RepeatedStatement

  init(_ database: Database) throws {
    let sql = "INSERT INTO word_tag (folded, tag, words) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET words = words + excluded.words"
    statement = try RepeatedStatement(sql, in: database)
  }

  /// Counts the tags of a word, as they are stored, this many times.
  func count(_ stored: String?, _ times: Int64) throws {
    for tag in Self.tags(stored) {
      try statement.run { values in
        values.add(Self.folded(tag))
        values.add(tag)
        values.add(times)
      }
    }
  }

  /// Counts the tags of all words again.
  static func rebuild(_ database: Database) throws {
    try database.execute(sql: "DELETE FROM word_tag")
    let tags = try WordTags(database)
    for (tag, words) in try counted(in: database) { try tags.count(tag, words) }
  }

  private static func counted(in database: Database) throws -> [String: Int64] {
    var counts: [String: Int64] = [:]
    try database.forEachRow("SELECT tags FROM word WHERE tags IS NOT NULL") { row in
      for tag in tags(row.text(0)) { counts[tag, default: 0] += 1 }
    }
    return counts
  }

  private static func tags(_ stored: String?) -> [String] { stored?.split(separator: "\n").map(String.init) ?? [] }

  private static func folded(_ tag: String) -> String { FoldedText(tag).description }
}

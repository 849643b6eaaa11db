import CoreModule
public import CoreModuleSQLite
import GRDB

extension SQLiteSuggestions {
  /// The texts of the words.
  public static func words(in database: SQLiteDatabase) -> SQLiteSuggestions { SQLiteSuggestions(database: database, table: "word") }

  /// The tags of the words.
  public static func wordTags(in database: SQLiteDatabase) -> SQLiteSuggestions {
    SQLiteSuggestions(database: database) { database, prefix in
      let sql = "SELECT tag FROM word_tag WHERE folded >= ? AND folded < ? AND words > 0"
      return try String.fetchAll(database, sql: sql, arguments: [prefix.description, prefix.description + "\u{10FFFF}"])
    }
  }

  /// The directions of the newest words, as in `es:en`. No index has the directions, and to read all the words takes too long.
  public static func directions(in database: SQLiteDatabase) -> SQLiteSuggestions {
    SQLiteSuggestions(database: database) { database, _ in
      let newest = "SELECT source_language || ':' || target_language AS direction FROM word ORDER BY position DESC LIMIT 1000"
      return try String.fetchAll(database, sql: "SELECT DISTINCT direction FROM (\(newest))")
    }
  }
}

import CoreModule
public import CoreModuleSQLite
import GRDB

extension SQLiteSuggestions {
  /// The texts of the words.
  public static func words(in database: SQLiteDatabase) -> SQLiteSuggestions { SQLiteSuggestions(database: database, table: "word") }

  /// The tags of the words. The folded ones, which are derived, say which words to read.
  public static func wordTags(in database: SQLiteDatabase) -> SQLiteSuggestions {
    SQLiteSuggestions(database: database) { database, prefix in
      let sql = """
        SELECT word.tags FROM (
          SELECT max(position) AS position FROM word_remark WHERE instr(char(10) || tags, char(10) || ?) GROUP BY tags
        ) JOIN word USING (position) WHERE word.tags IS NOT NULL
        """
      return try String.fetchAll(database, sql: sql, arguments: [prefix.description])
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

public import CoreModuleSQLite
import GRDB

extension SQLiteSuggestions {
  /// Suggests the texts of open and done tasks.
  public static func tasks(in database: SQLiteDatabase) -> SQLiteSuggestions { SQLiteSuggestions(database: database, table: "todo") }

  /// Suggests the tags of the tasks.
  public static func taskTags(in database: SQLiteDatabase) -> SQLiteSuggestions {
    SQLiteSuggestions(database: database) { database, _ in
      try String.fetchAll(database, sql: "SELECT DISTINCT tags FROM todo WHERE tags IS NOT NULL")
    }
  }
}

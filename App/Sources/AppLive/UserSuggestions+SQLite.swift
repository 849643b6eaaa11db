import AppGraph
import CoreModuleSQLite
import PersonalDictionarySQLite
import TodoListSQLite

extension UserSuggestions {
  /// What is in the database.
  init(_ database: SQLiteDatabase) {
    self.init()
    words = SQLiteSuggestions.words(in: database)
    wordTags = SQLiteSuggestions.wordTags(in: database)
    directions = SQLiteSuggestions.directions(in: database)
    tasks = SQLiteSuggestions.tasks(in: database)
    taskTags = SQLiteSuggestions.taskTags(in: database)
  }
}

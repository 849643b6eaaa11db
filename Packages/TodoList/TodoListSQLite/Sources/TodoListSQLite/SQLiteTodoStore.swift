public import CoreModule
public import CoreModuleSQLite
import GRDB
public import TodoList

/// A store of tasks in the database.
public typealias SQLiteTodoStore = RowTodoStore<SQLiteStorage<TodoTable>>

extension SQLiteTodoStore {
  /// Creates a store over `database`, whose schema must include `TodoListSchema`. Dates are computed in `localTime`.
  public init(database: SQLiteDatabase, clock: WallClock, localTime: LocalTime, random: RandomSource) {
    let storage = SQLiteStorage(database) { TodoTable($0, localTime: localTime) }
    self.init(storage, clock: clock, localTime: localTime, random: random)
  }
}

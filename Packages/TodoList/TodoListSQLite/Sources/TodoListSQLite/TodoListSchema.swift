import CoreModule
public import CoreModuleSQLite
import GRDB
import TodoList

/// The tables of the task list.
///
/// * `todo.number` is the number by which the user selects a task. `todo_number` stores the last one, so that numbers are not reused.
/// * A due day without a time is stored as a calendar day, which is the same in every time zone. The indexes `todo_open_days` and
///   `todo_done_days` have such tasks in list order, by `due_day`; `todo_open_moments` and `todo_done_moments` have the others, by
///   `todo.due_order`: the deadline in milliseconds, or `TodoTask/lastOrder` without one. The first of a hundred thousand tasks can
///   therefore be read without sorting.
/// * `todo.repeat_frequency` is the name of the rule of a series, or a rule of iCalendar.
/// * `todo.repeat_day` is the day of the month of a series. If the series has another time of day than the due date, because clocks skipped
///   it on that day, 32 × (that time in minutes + 1) is added.
/// * `todo.remind_at` is the time of the next notification. Values computed from a day (`remind_at`, `due_order`) are stored as if the time
///   zone were UTC.
/// * `todo.tags` has one tag per line; tags cannot have line breaks.
/// * `todo_synced` has the content of each task that the server last confirmed, or no text for a task that was sent but never confirmed. A
///   task that differs from it is sent; a row without a task is a deleted task. It is not user data.
public enum TodoListSchema {
  /// The migrations of this feature, oldest first.
  public static let migrations: [SchemaMigration] = [
    SchemaMigration("tasks 1") { database in try database.execute(sql: tasks1) }
  ]

  /// Later migrations, oldest first. They were released after migrations of other features.
  public static let laterMigrations: [SchemaMigration] = [
    SchemaMigration("tasks 2") { database in try tasks2(database) }
  ]

  /// The tables with the user's data.
  public static let tables = [
    StoredTable(
      "todo",
      columns: [
        "number", "id", "text", "priority", "due_day", "due_moment", "repeat_frequency", "repeat_day", "tags", "note", "parent",
        "snoozed", "remind_at", "created", "updated", "completed", "folded_text", "due_order", "checksum",
      ],
      area: .tasks,
      silentColumns: ["remind_at", "updated", "folded_text", "due_order"],
      numberColumn: "number",
      subjectColumn: "text",
      upkeep: RowUpkeep(derive: { try TodoTable($0).fold(at: $1) })
    )
  ]

  /// The data derived from the tasks.
  public static let derived = [number.derived(from: "todo")]

  /// The last number assigned to a task.
  static let number = StoredCounter("todo_number", column: "last")

  private static let tasks1 = """
    CREATE TABLE todo (
      number INTEGER PRIMARY KEY,
      id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
      text TEXT NOT NULL,
      priority INTEGER NOT NULL CHECK (priority IN (0, 1, 2)),
      due_day INTEGER,
      due_moment INTEGER CHECK (due_moment IS NULL OR due_day IS NULL),
      repeat_frequency TEXT,
      repeat_day INTEGER,
      tags TEXT,
      note TEXT,
      parent INTEGER CHECK (parent <> number),
      snoozed INTEGER,
      remind_at INTEGER,
      created INTEGER NOT NULL,
      updated INTEGER NOT NULL,
      completed INTEGER,
      folded_text TEXT NOT NULL,
      due_order INTEGER NOT NULL,
      checksum INTEGER
    ) STRICT;
    CREATE TABLE todo_number (only INTEGER PRIMARY KEY CHECK (only = 1), last INTEGER NOT NULL) STRICT;
    INSERT INTO todo_number (only, last) VALUES (1, 0);
    CREATE INDEX todo_open ON todo (due_order, priority, created) WHERE completed IS NULL;
    CREATE INDEX todo_done ON todo (due_order, priority, created) WHERE completed IS NOT NULL;
    CREATE INDEX todo_by_folded_text ON todo (folded_text);
    CREATE INDEX todo_by_parent ON todo (parent) WHERE parent IS NOT NULL;
    CREATE INDEX todo_to_notify ON todo (remind_at) WHERE remind_at IS NOT NULL;
    CREATE TABLE todo_synced (
      id BLOB PRIMARY KEY CHECK (length(id) = 16),
      text TEXT,
      importance TEXT,
      is_done INTEGER,
      deadline INTEGER
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE todo_server (
      only INTEGER PRIMARY KEY CHECK (only = 1),
      url TEXT NOT NULL,
      last_success INTEGER
    ) STRICT;
    """

  /// Repairs data of earlier versions: values computed from a day were stored for the local time zone, imports could create parts of parts,
  /// which `rm` left without a parent, and the tags of todo.txt were stored unchecked. A damaged row keeps its checksum.
  private static func tasks2(_ database: Database) throws {
    try database.execute(
      sql: """
        CREATE TEMP TABLE todo_deep AS SELECT number FROM todo WHERE parent IS NOT NULL
          AND parent NOT IN (SELECT number FROM todo WHERE parent IS NULL);
        UPDATE todo SET checksum = NULL WHERE checksum IS record_checksum(\(columns2))
          AND (due_day BETWEEN -4000000 AND 4000000 OR number IN (SELECT number FROM todo_deep) OR tags IS NOT NULL);
        UPDATE todo SET parent = NULL WHERE number IN (SELECT number FROM todo_deep);
        DROP TABLE todo_deep;
        UPDATE todo SET due_order = due_day * 86400000 + 86399999 WHERE due_day BETWEEN -4000000 AND 4000000;
        UPDATE todo SET remind_at = due_day * 86400000 + 32400000
          WHERE due_day BETWEEN -4000000 AND 4000000 AND remind_at IS NOT NULL AND snoozed IS NULL;
        """
    )
    let tagged = try Row.fetchAll(database, sql: "SELECT number, tags FROM todo WHERE tags IS NOT NULL")
    for row in tagged {
      guard let number = Int64.fromDatabaseValue(row[0]), let lines = String.fromDatabaseValue(row[1]) else { continue }
      let tidy = tidied(lines)
      if tidy != lines { try database.execute(sql: "UPDATE todo SET tags = ? WHERE number = ?", arguments: [tidy, number]) }
    }
    try database.execute(
      sql: """
        UPDATE todo SET checksum = record_checksum(\(columns2)) WHERE checksum IS NULL;
        DROP INDEX todo_open;
        DROP INDEX todo_done;
        CREATE INDEX todo_open_days ON todo (due_day, priority, created) WHERE completed IS NULL AND due_day IS NOT NULL;
        CREATE INDEX todo_open_moments ON todo (due_order, priority, created) WHERE completed IS NULL AND due_day IS NULL;
        CREATE INDEX todo_done_days ON todo (due_day, priority, created) WHERE completed IS NOT NULL AND due_day IS NOT NULL;
        CREATE INDEX todo_done_moments ON todo (due_order, priority, created) WHERE completed IS NOT NULL AND due_day IS NULL;
        """
    )
  }

  /// Tags, one per line, normalized as in an import.
  private static func tidied(_ lines: String) -> String? {
    let tags = lines.utf8.split(separator: UInt8(ascii: "\n")).compactMap { tag in
      UserText.tidied(String(decoding: tag.prefix(UserText.maximumBytes - 4), as: UTF8.self))?.description
    }
    return tags.isEmpty ? nil : tags.withoutRepeats().joined(separator: "\n")
  }

  private static let columns2 = """
    number, id, text, priority, due_day, due_moment, repeat_frequency, repeat_day, tags, note, parent, snoozed, remind_at, created, updated, \
    completed, folded_text, due_order
    """
}

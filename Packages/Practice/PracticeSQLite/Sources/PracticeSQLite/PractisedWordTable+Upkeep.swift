public import CoreModuleSQLite
import GRDB

/// Keeps the table `practice_absent` of words that have cards but cannot be practised, because they were deleted or lost their meanings. It
/// may also have some that have come back since; queries therefore check its words again, which are few.
///
/// Triggers on the table of words add a word that is deleted or loses its meanings, because the dictionary does not know of cards. Cards
/// that are stored for words that are not there are handled in ``PracticeTables/put(_:)``. A trigger on the cards would do that too, but an
/// insertion that changes several tables makes SQLite keep a journal of every page that it touches: a third of the time of a large import.
extension PractisedWordTable {
  /// The migrations that add this to a database with the table of the words. They go after those of both features.
  public var migrations: [SchemaMigration] {
    [
      SchemaMigration("practised words 1") { database in
        try database.execute(sql: "CREATE TABLE practice_absent (word BLOB PRIMARY KEY NOT NULL) STRICT, WITHOUT ROWID")
        try fill(database)
        try database.execute(sql: triggers1)
      }
    ]
  }

  /// Later migrations, oldest first.
  public var laterMigrations: [SchemaMigration] {
    [SchemaMigration("practised words 2") { try $0.execute(sql: "DROP TRIGGER practice_card_inserted") }]
  }

  /// The data derived from both tables.
  public var derived: [DerivedData] {
    [
      DerivedData(
        "practice_absent",
        isConsistent: { database in
          try Bool.fetchOne(database, sql: "SELECT NOT EXISTS (\(absent) EXCEPT SELECT word FROM practice_absent)") ?? false
        }, rebuild: { try fill($0) })
    ]
  }

  private var absent: String { "SELECT word FROM practice_card WHERE NOT \(condition(for: "practice_card.word"))" }

  private func fill(_ database: Database) throws {
    try database.execute(sql: "DELETE FROM practice_absent; INSERT OR IGNORE INTO practice_absent \(absent)")
  }

  private var triggers1: String {
    """
    CREATE TRIGGER practice_word_deleted AFTER DELETE ON \(name) BEGIN
      INSERT OR IGNORE INTO practice_absent SELECT word FROM practice_card WHERE word = old.\(identity);
    END;
    CREATE TRIGGER practice_word_changed AFTER UPDATE ON \(name)
      WHEN old.\(identity) <> new.\(identity) OR (\(isPractised(in: "old"))) > (\(isPractised(in: "new"))) BEGIN
      INSERT OR IGNORE INTO practice_absent SELECT word FROM practice_card WHERE word = old.\(identity);
    END;
    CREATE TRIGGER practice_card_inserted AFTER INSERT ON practice_card BEGIN
      INSERT OR IGNORE INTO practice_absent SELECT new.word WHERE NOT \(condition(for: "new.word"));
    END;
    """
  }

  /// The condition on the row that a trigger is about.
  private func isPractised(in row: String) -> String { isPractised.replacing("\(name).", with: "\(row).") }
}

import GRDB

/// The table of undo steps.
///
/// `changes` undoes the step or, if it is undone, redoes it: see ``RowChanges``. `subjects` holds one per line.
enum UndoSchema {
  static let migration = SchemaMigration("undo 1") { database in
    try database.execute(
      sql: """
        CREATE TABLE undo_step (
          number INTEGER PRIMARY KEY,
          name TEXT NOT NULL,
          subjects TEXT NOT NULL,
          subject_count INTEGER NOT NULL,
          made INTEGER NOT NULL,
          is_undone INTEGER NOT NULL CHECK (is_undone IN (0, 1)),
          checksum INTEGER NOT NULL,
          changes BLOB NOT NULL
        ) STRICT
        """
    )
  }
}

import GRDB

/// The table of the steps that can be taken back.
///
/// `changes` is how to take a step back, or, when it was taken back, how to do it again: see ``RowChanges``. `subjects` holds a line each.
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

import CoreModule
public import CoreModuleSQLite
import GRDB
import Reading

/// The tables of the reading.
///
/// * `reading_mark` has a row for each headword that the reader has marked as known or as one to ignore.
/// * `reading_level` has a row for each language whose level was set or estimated; without a margin it was set.
/// * `reading_text` has a row for each text that was opened: where it is, and how far it was read.
public enum ReadingSchema {
  /// The migrations of this feature, oldest first.
  public static let migrations: [SchemaMigration] = [
    SchemaMigration("reading 1") { database in try database.execute(sql: reading1) }
  ]

  /// The tables with the user's data.
  public static let tables = [
    StoredTable(
      "reading_mark", columns: ["position", "language", "headword", "kind", "time", "checksum"], area: .reading, numberColumn: "position"
    ),
    StoredTable(
      "reading_level", columns: ["position", "language", "estimate", "low", "high", "time", "checksum"], area: .reading,
      numberColumn: "position"
    ),
    StoredTable(
      "reading_text",
      columns: [
        "position", "id", "path", "digest", "title", "source_language", "target_language", "block", "word", "words", "known", "opened",
        "checksum",
      ],
      area: .reading, numberColumn: "position", countedRows: "true"
    ),
  ]

  private static let reading1 = """
    CREATE TABLE reading_mark (
      position INTEGER PRIMARY KEY,
      language TEXT NOT NULL,
      headword TEXT NOT NULL,
      kind TEXT NOT NULL,
      time INTEGER NOT NULL,
      checksum INTEGER,
      UNIQUE (language, headword)
    ) STRICT;
    CREATE TABLE reading_level (
      position INTEGER PRIMARY KEY,
      language TEXT NOT NULL UNIQUE,
      estimate INTEGER NOT NULL,
      low INTEGER,
      high INTEGER,
      time INTEGER NOT NULL,
      checksum INTEGER
    ) STRICT;
    CREATE TABLE reading_text (
      position INTEGER PRIMARY KEY,
      id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
      path TEXT NOT NULL,
      digest TEXT NOT NULL,
      title TEXT,
      source_language TEXT NOT NULL,
      target_language TEXT NOT NULL,
      block INTEGER NOT NULL,
      word INTEGER NOT NULL,
      words INTEGER,
      known INTEGER,
      opened INTEGER NOT NULL,
      checksum INTEGER
    ) STRICT;
    CREATE INDEX reading_text_by_path ON reading_text (path);
    CREATE INDEX reading_text_by_digest ON reading_text (digest);
    CREATE INDEX reading_text_by_opening ON reading_text (opened, position);
    """
}

import CoreModule
public import CoreModuleSQLite
import GRDB
import PersonalDictionary

/// The tables of the personal dictionary.
///
/// * `word.number` is what the user selects by: `word_number` remembers the last one, so that none is given twice.
/// * `word.position` orders the words by the second of their creation, those of one second as they came, and is the row id of the table and
///   of its search index: the newest of a million hits are read first, without sorting them and without an index between.
/// * `word_search` holds every three scalars in a row of the folded texts. Two marks are added at the end of each, so that one or two
///   letters are always the beginning of such a trigram; `word_gram` lists the trigrams. ``WordIndex`` keeps it in step: a trigger may not,
///   because the database is opened with `trusted_schema = OFF`.
/// * `source` holds the chain of sources from its first change on; `source_number` remembers the last number given to one.
/// * Lists (translations, tags) are kept a line each; none of them can hold a line break.
public enum PersonalDictionarySchema {
  /// The migrations of this feature, oldest first.
  public static let migrations: [SchemaMigration] = [
    SchemaMigration("words 1") { database in try database.execute(sql: words1) }
  ]

  /// The migrations of the chain of sources, oldest first.
  public static let sourceMigrations: [SchemaMigration] = [
    SchemaMigration("sources 1") { database in try database.execute(sql: sources1) }
  ]

  /// The tables that hold what the user keeps.
  public static let tables = [
    StoredTable(
      "word",
      columns: wordColumns,
      area: .words,
      silentColumns: [
        "found_translations", "found_part_of_speech", "found_source", "found_base_form", "pending_reason", "lookups", "updated",
        "folded_text", "folded_translations",
      ],
      numberColumn: "number",
      subjectColumn: "text",
      upkeep: RowUpkeep(
        unindex: { try WordIndex($0).remove(at: $1) },
        index: { try WordIndex($0).add(at: $1) },
        derive: { try WordIndex($0).fold(at: $1) },
        rebuild: DerivedData.searchIndex("word_search").rebuild
      )
    ),
    StoredTable(
      "chosen_direction", columns: ["only", "source_language", "target_language", "checksum"], area: .words
    ),
    StoredTable(
      "source",
      columns: [
        "number", "position", "name", "is_enabled", "kind", "place", "detail", "port", "source_language", "target_language", "checksum",
      ],
      area: .sources
    ),
  ]

  /// The columns of `word`, in the order of the table.
  static let wordColumns = [
    "position", "number", "id", "text", "source_language", "target_language", "own_translations", "found_translations",
    "found_part_of_speech", "found_source", "found_base_form", "pending_reason", "is_starred", "note", "tags", "lookups", "created",
    "updated", "folded_text", "folded_translations", "checksum",
  ]

  /// What follows from the words and is kept beside them.
  public static let derived = [
    DerivedData.searchIndex("word_search"),
    DerivedData("word_number") { database in
      try Bool.fetchOne(
        database,
        sql: """
          SELECT typeof(last) = 'integer' AND last BETWEEN (SELECT coalesce(max(number), 0) FROM word) AND \(mostNumbers) FROM word_number
          """
      ) ?? false
    } rebuild: { database in
      try database.execute(
        sql: """
          INSERT INTO word_number (only, last) VALUES (1, (SELECT coalesce(max(number), 0) FROM word))
          ON CONFLICT (only) DO UPDATE SET last = CASE
            WHEN typeof(last) = 'integer' AND last <= \(mostNumbers) THEN max(last, excluded.last) ELSE excluded.last END
          """
      )
    },
    sourceNumber,
  ]

  /// The numbers of sources that were given; they are only ever more.
  private static let sourceNumber = DerivedData("source_number") { database in
    try Bool.fetchOne(
      database,
      sql: """
        SELECT typeof(last) = 'integer' AND last BETWEEN (SELECT coalesce(max(number), 1) FROM source) AND \(mostNumbers) FROM source_number
        """
    ) ?? false
  } rebuild: { database in
    try database.execute(
      sql: """
        INSERT INTO source_number (only, last) VALUES (1, (SELECT coalesce(max(number), 1) FROM source))
        ON CONFLICT (only) DO UPDATE SET last = CASE
          WHEN typeof(last) = 'integer' AND last <= \(mostNumbers) THEN max(last, excluded.last) ELSE excluded.last END
        """
    )
  }

  /// No one keeps so many words; a higher number is damage.
  private static let mostNumbers = 1_000_000_000_000

  /// What only ever rises.
  public static let counters = [StoredCounter("word_number", column: "last"), StoredCounter("source_number", column: "last")]

  private static let sources1 = """
    CREATE TABLE source (
      number INTEGER PRIMARY KEY,
      position INTEGER NOT NULL,
      name TEXT NOT NULL,
      is_enabled INTEGER NOT NULL CHECK (is_enabled IN (0, 1)),
      kind TEXT NOT NULL,
      place TEXT,
      detail TEXT,
      port INTEGER,
      source_language TEXT,
      target_language TEXT,
      checksum INTEGER
    ) STRICT;
    CREATE TABLE source_number (only INTEGER PRIMARY KEY CHECK (only = 1), last INTEGER NOT NULL) STRICT;
    INSERT INTO source_number (only, last) VALUES (1, 1);
    """

  private static let words1 = """
    CREATE TABLE word (
      position INTEGER PRIMARY KEY,
      number INTEGER NOT NULL UNIQUE,
      id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
      text TEXT NOT NULL,
      source_language TEXT NOT NULL,
      target_language TEXT NOT NULL CHECK (target_language <> source_language),
      own_translations TEXT,
      found_translations TEXT,
      found_part_of_speech TEXT,
      found_source TEXT,
      found_base_form TEXT,
      pending_reason TEXT,
      is_starred INTEGER NOT NULL CHECK (is_starred IN (0, 1)),
      note TEXT,
      tags TEXT,
      lookups INTEGER NOT NULL,
      created INTEGER NOT NULL,
      updated INTEGER NOT NULL,
      folded_text TEXT NOT NULL,
      folded_translations TEXT NOT NULL,
      checksum INTEGER,
      UNIQUE (text, source_language, target_language)
    ) STRICT;
    CREATE TABLE word_number (only INTEGER PRIMARY KEY CHECK (only = 1), last INTEGER NOT NULL) STRICT;
    INSERT INTO word_number (only, last) VALUES (1, 0);
    CREATE INDEX word_by_folded_text ON word (folded_text, number);
    CREATE INDEX word_starred ON word (position) WHERE is_starred;
    CREATE VIEW word_search_content (number, position, text, translations) AS
      SELECT number, position, folded_text || char(1, 1), folded_translations || char(1, 1) FROM word;
    CREATE VIRTUAL TABLE word_search USING fts5 (
      text, translations, content = 'word_search_content', content_rowid = 'position', columnsize = 0,
      tokenize = 'trigram case_sensitive 1'
    );
    CREATE VIRTUAL TABLE word_gram USING fts5vocab (word_search, instance);
    CREATE TABLE chosen_direction (
      only INTEGER PRIMARY KEY CHECK (only = 1),
      source_language TEXT NOT NULL,
      target_language TEXT NOT NULL CHECK (target_language <> source_language),
      checksum INTEGER
    ) STRICT;
    """
}

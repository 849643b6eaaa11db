import CoreModule
public import CoreModuleSQLite
import GRDB
import PersonalDictionary

/// The tables of the personal dictionary.
///
/// * `word.number` is what the user selects by: `word_number` remembers the last one, so that numbers are not reused.
/// * `word.position` orders the words by the second of their creation, then by insertion. It is the row id of the table and its search
///   index, so that the newest of a million hits are read first without sorting.
/// * `word_search` is a trigram index of the folded texts. A line break is added at the beginning of each, and with a mark at its end, so
///   that one or two letters are always the beginning of a trigram, and whole lines can be searched for; `word_gram` lists the trigrams.
///   `WordIndex` updates it; a trigger cannot, because the database is opened with `trusted_schema = OFF`.
/// * `word.examples` is a JSON list of the sentences with the word: `[{"text":"…","origin":"…"}]`.
/// * `word_tag` counts the words of each tag; it is derived, as is what follows.
/// * `word_remark` holds the folded notes, tags and examples of the words that have any, for searches.
/// * `source` holds the list of sources from its first change on; `source_number` remembers the last number that was used.
/// * Lists (translations, tags) are stored one per line; their items cannot contain line breaks.
public enum PersonalDictionarySchema {
  /// The migrations of this feature, oldest first.
  public static let migrations: [SchemaMigration] = [
    SchemaMigration("words 1") { database in try database.execute(sql: words1) }
  ]

  /// The migrations of the list of sources, oldest first.
  public static let sourceMigrations: [SchemaMigration] = [
    SchemaMigration("sources 1") { database in try database.execute(sql: sources1) }
  ]

  /// The migrations of the search in notes and tags, oldest first.
  public static let searchMigrations: [SchemaMigration] = [
    // The index is filled by "word examples 3".
    SchemaMigration("word search 2") { database in try database.execute(sql: search2) }
  ]

  /// The migrations of the sentences with the words, oldest first.
  public static let exampleMigrations: [SchemaMigration] = [
    SchemaMigration("word examples 3") { database in
      try database.execute(sql: examples3)
      try WordIndex(database).rebuild()
    }
  ]

  /// The migrations of the counts of tags, oldest first.
  public static let tagMigrations: [SchemaMigration] = [
    SchemaMigration("word tags 4") { database in
      try database.execute(sql: tags4)
      try WordTags.rebuild(database)
    }
  ]

  /// Later migrations, oldest first.
  public static let laterMigrations: [SchemaMigration] = [
    SchemaMigration("word search 5") { database in try database.execute(sql: search5) }
  ]

  /// The tables of the user's data.
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
        rebuild: { try WordIndex($0).rebuildAll() }
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

  /// The condition that a row of `word` has a translation.
  public static let isTranslated = "coalesce(word.own_translations, word.found_translations) IS NOT NULL"

  /// The columns of `word`, in the order of the table.
  static let wordColumns = [
    "position", "number", "id", "text", "source_language", "target_language", "own_translations", "found_translations",
    "found_part_of_speech", "found_source", "found_base_form", "pending_reason", "is_starred", "note", "tags", "lookups", "created",
    "updated", "folded_text", "folded_translations", "examples", "checksum",
  ]

  /// The data derived from the words.
  public static let derived = [
    WordIndex.derived,
    WordTags.derived,
    wordNumber.derived(from: "word"),
    // The built-in source has number 1 and initially no row.
    sourceNumber.derived(from: "source", least: 1),
  ]

  /// The last number that was used.
  static let wordNumber = StoredCounter("word_number", column: "last")

  /// The last number of a source.
  static let sourceNumber = StoredCounter("source_number", column: "last")

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

  private static let search2 = """
    CREATE TABLE word_remark (position INTEGER PRIMARY KEY, note TEXT, tags TEXT) STRICT;
    DROP TABLE word_gram;
    DROP TABLE word_search;
    DROP VIEW word_search_content;
    CREATE VIEW word_search_content (number, position, text, translations, note, tags) AS
      SELECT word.number, word.position, char(10) || word.folded_text || char(10, 1), char(10) || word.folded_translations || char(10, 1),
        char(10) || word_remark.note || char(10, 1), char(10) || word_remark.tags || char(10, 1)
      FROM word LEFT JOIN word_remark ON word_remark.position = word.position;
    CREATE VIRTUAL TABLE word_search USING fts5 (
      text, translations, note, tags, content = 'word_search_content', content_rowid = 'position', columnsize = 0,
      tokenize = 'trigram case_sensitive 1'
    );
    CREATE VIRTUAL TABLE word_gram USING fts5vocab (word_search, instance);
    """

  /// A damaged row keeps its checksum.
  private static let examples3 = """
    DROP TABLE word_gram;
    DROP TABLE word_search;
    DROP VIEW word_search_content;
    ALTER TABLE word ADD COLUMN examples TEXT;
    ALTER TABLE word ADD COLUMN new_checksum INTEGER;
    UPDATE word SET new_checksum = iif(checksum IS record_checksum(\(columns2)), record_checksum(\(columns2), examples), checksum);
    ALTER TABLE word DROP COLUMN checksum;
    ALTER TABLE word RENAME COLUMN new_checksum TO checksum;
    ALTER TABLE word_remark ADD COLUMN examples TEXT;
    CREATE VIEW word_search_content (number, position, text, translations, note, tags, examples) AS
      SELECT word.number, word.position, char(10) || word.folded_text || char(10, 1), char(10) || word.folded_translations || char(10, 1),
        char(10) || word_remark.note || char(10, 1), char(10) || word_remark.tags || char(10, 1),
        char(10) || word_remark.examples || char(10, 1)
      FROM word LEFT JOIN word_remark ON word_remark.position = word.position;
    CREATE VIRTUAL TABLE word_search USING fts5 (
      text, translations, note, tags, examples, content = 'word_search_content', content_rowid = 'position', columnsize = 0,
      tokenize = 'trigram case_sensitive 1'
    );
    CREATE VIRTUAL TABLE word_gram USING fts5vocab (word_search, instance);
    """

  /// Parts of the index are merged when there are sixteen, not four: an import writes it once less, and a search is as fast.
  private static let search5 = "INSERT INTO word_search (word_search, rank) VALUES ('automerge', 16)"

  private static let tags4 = """
    CREATE TABLE word_tag (
      folded TEXT NOT NULL,
      tag TEXT NOT NULL,
      words INTEGER NOT NULL,
      PRIMARY KEY (folded, tag)
    ) STRICT, WITHOUT ROWID;
    """

  private static let columns2 = """
    position, number, id, text, source_language, target_language, own_translations, found_translations, found_part_of_speech, \
    found_source, found_base_form, pending_reason, is_starred, note, tags, lookups, created, updated, folded_text, folded_translations
    """
}

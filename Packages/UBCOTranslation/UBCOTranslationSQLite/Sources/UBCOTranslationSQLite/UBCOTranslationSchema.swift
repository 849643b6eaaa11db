import CoreModule
public import CoreModuleSQLite
import GRDB
import UBCOTranslation

/// The tables of the translations.
///
/// `translation.number` is what the user selects by: `translation_number` remembers the last one, so that none is given twice.
public enum UBCOTranslationSchema {
  /// The migrations of this feature, oldest first.
  public static let migrations: [SchemaMigration] = [
    SchemaMigration("translations 1") { database in try database.execute(sql: translations1) }
  ]

  /// The tables that hold what the user keeps.
  public static let tables = [
    StoredTable(
      "translation", columns: ["number", "text", "translation", "direction", "is_bare", "words", "created", "checksum"],
      area: .translations, numberColumn: "number", subjectColumn: "text"
    )
  ]

  /// What follows from the translations and is kept beside them.
  public static let derived = [
    DerivedData("translation_number") { database in
      try Bool.fetchOne(
        database,
        sql: """
          SELECT typeof(last) = 'integer' AND last BETWEEN (SELECT coalesce(max(number), 0) FROM translation) AND \(mostNumbers)
          FROM translation_number
          """
      ) ?? false
    } rebuild: { database in
      try database.execute(
        sql: """
          INSERT INTO translation_number (only, last) VALUES (1, (SELECT coalesce(max(number), 0) FROM translation))
          ON CONFLICT (only) DO UPDATE SET last = CASE
            WHEN typeof(last) = 'integer' AND last <= \(mostNumbers) THEN max(last, excluded.last) ELSE excluded.last END
          """
      )
    }
  ]

  /// What only ever rises.
  public static let counters = [StoredCounter("translation_number", column: "last")]

  /// No one keeps so many translations; a higher number is damage.
  private static let mostNumbers = 1_000_000_000_000

  private static let translations1 = """
    CREATE TABLE translation (
      number INTEGER PRIMARY KEY,
      text TEXT NOT NULL,
      translation TEXT NOT NULL,
      direction TEXT NOT NULL,
      is_bare INTEGER NOT NULL CHECK (is_bare IN (0, 1)),
      words INTEGER NOT NULL,
      created INTEGER NOT NULL,
      checksum INTEGER
    ) STRICT;
    CREATE INDEX translation_by_time ON translation (created, number);
    CREATE TABLE translation_number (only INTEGER PRIMARY KEY CHECK (only = 1), last INTEGER NOT NULL) STRICT;
    INSERT INTO translation_number (only, last) VALUES (1, 0);
    """
}

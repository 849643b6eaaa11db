import CoreModule
public import CoreModuleSQLite
import GRDB
import UBCOTranslation

/// The tables of the translations.
///
/// `translation.number` is what the user selects by: `translation_number` stores the last one, so that numbers are not reused.
public enum UBCOTranslationSchema {
  /// The migrations of this feature, oldest first.
  public static let migrations: [SchemaMigration] = [
    SchemaMigration("translations 1") { database in try database.execute(sql: translations1) }
  ]

  /// The tables with the user's data.
  public static let tables = [
    StoredTable(
      "translation", columns: ["number", "text", "translation", "direction", "is_bare", "words", "created", "checksum"],
      area: .translations, numberColumn: "number", subjectColumn: "text"
    )
  ]

  /// Data derived from the translations.
  public static let derived = [number.derived(from: "translation")]

  /// The last number assigned to a translation.
  static let number = StoredCounter("translation_number", column: "last")

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

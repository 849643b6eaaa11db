import CoreModule
public import CoreModuleSQLite
import GRDB
import Stemming

/// The table of roots. `position` orders them as they were added; `forms` holds one form per line, without line breaks in them.
public enum StemmingSchema {
  /// The migrations of this feature, oldest first.
  public static let migrations: [SchemaMigration] = [
    SchemaMigration("roots 1") { database in try database.execute(sql: roots1) }
  ]

  /// The tables with the user's data.
  public static let tables = [
    StoredTable("stem_root", columns: ["position", "root", "count", "forms", "checksum"], area: .roots, subjectColumn: "root")
  ]

  private static let roots1 = """
    CREATE TABLE stem_root (
      position INTEGER PRIMARY KEY,
      root TEXT NOT NULL UNIQUE,
      count INTEGER NOT NULL CHECK (count > 0),
      forms TEXT NOT NULL,
      checksum INTEGER
    ) STRICT;
    """
}

public import CoreModuleSQLite
import GRDB

/// What the practice keeps of the words, so that it need not look at each word in turn:
///
/// * `practice_absent` has the words with cards that cannot be practised: those that are gone or have no meaning. Hardly any are.
/// * `practice_new` has the places of the words with a side that was never begun.
///
/// Both follow from the two tables by triggers, because either feature may change its own without the other.
extension PractisedWordTable {
  /// The migrations that add this to a database with the table of the words. They go after those of both features.
  public var migrations: [SchemaMigration] {
    [
      SchemaMigration("practised words 1") { database in
        try database.execute(sql: tables1)
        try fillAbsent(database)
        try fillNew(database)
        try database.execute(sql: triggers1)
      }
    ]
  }

  /// The data derived from both tables.
  public var derived: [DerivedData] {
    [
      DerivedData(
        "practice_absent",
        isConsistent: { database in
          try Bool.fetchOne(
            database,
            sql: """
              SELECT NOT EXISTS (SELECT word FROM practice_card WHERE NOT \(condition(for: "practice_card.word"))
                EXCEPT SELECT word FROM practice_absent)
              AND NOT EXISTS (SELECT 1 FROM practice_absent WHERE \(condition(for: "practice_absent.word")))
              """
          ) ?? false
        }, rebuild: { try fillAbsent($0) }),
      DerivedData(
        "practice_new",
        isConsistent: { database in
          try Bool.fetchOne(
            database,
            sql: """
              WITH right AS (\(new()))
              SELECT NOT EXISTS (SELECT * FROM right EXCEPT SELECT place FROM practice_new)
              AND NOT EXISTS (SELECT place FROM practice_new EXCEPT SELECT * FROM right)
              """
          ) ?? false
        }, rebuild: { try fillNew($0) }),
    ]
  }

  private func fillAbsent(_ database: Database) throws {
    try database.execute(
      sql: """
        DELETE FROM practice_absent;
        INSERT INTO practice_absent SELECT DISTINCT word FROM practice_card WHERE NOT \(condition(for: "practice_card.word"))
        """)
  }

  private func fillNew(_ database: Database) throws {
    try database.execute(sql: "DELETE FROM practice_new; INSERT INTO practice_new \(new())")
  }

  /// The places of the words with a side that was never begun; or that of one word, if it has such a side.
  private func new(_ word: String? = nil) -> String {
    """
    SELECT \(name).\(order) FROM \(name) WHERE \(isPractised) \(word.map { "AND \(name).\(identity) = \($0)" } ?? "")
    AND (SELECT count(*) FROM practice_card WHERE practice_card.word = \(name).\(identity) AND stage <> 0) < 2
    """
  }

  private var tables1: String {
    """
    CREATE TABLE practice_absent (word BLOB PRIMARY KEY NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE practice_new (place INTEGER PRIMARY KEY) STRICT;
    """
  }

  private var triggers1: String {
    let begun = """
      DELETE FROM practice_new WHERE place = (SELECT \(order) FROM \(name) WHERE \(identity) = new.word)
        AND (SELECT count(*) FROM practice_card WHERE word = new.word AND stage <> 0) = 2;
      """
    return """
      CREATE TRIGGER practice_word_inserted AFTER INSERT ON \(name) BEGIN
        DELETE FROM practice_absent WHERE word = new.\(identity) AND \(condition(for: "new.\(identity)"));
        INSERT OR IGNORE INTO practice_new \(new("new.\(identity)"));
      END;
      CREATE TRIGGER practice_word_deleted AFTER DELETE ON \(name) BEGIN
        INSERT OR IGNORE INTO practice_absent SELECT word FROM practice_card WHERE word = old.\(identity);
        DELETE FROM practice_new WHERE place = old.\(order);
      END;
      CREATE TRIGGER practice_word_updated AFTER UPDATE ON \(name) BEGIN
        DELETE FROM practice_absent WHERE word IN (old.\(identity), new.\(identity));
        INSERT OR IGNORE INTO practice_absent SELECT word FROM practice_card
          WHERE word IN (old.\(identity), new.\(identity)) AND NOT \(condition(for: "practice_card.word"));
        DELETE FROM practice_new WHERE place = old.\(order);
        INSERT OR IGNORE INTO practice_new \(new("new.\(identity)"));
      END;
      CREATE TRIGGER practice_card_inserted AFTER INSERT ON practice_card BEGIN
        INSERT OR IGNORE INTO practice_absent SELECT new.word WHERE NOT \(condition(for: "new.word"));
        \(begun)
      END;
      CREATE TRIGGER practice_card_begun AFTER UPDATE OF stage ON practice_card WHEN (old.stage = 0) <> (new.stage = 0) BEGIN
        \(begun)
        INSERT OR IGNORE INTO practice_new \(new("new.word"));
      END;
      CREATE TRIGGER practice_card_deleted AFTER DELETE ON practice_card BEGIN
        INSERT OR IGNORE INTO practice_new \(new("old.word"));
      END;
      """
  }
}

import CoreModule
public import CoreModuleSQLite
import GRDB
import Practice

/// The tables of the practice.
///
/// * `practice_log` has a row for everything that happened to a card. Rows are appended and never changed. `event` is 0 for an answer, 1
///   for a retraction, 2 for a suspension, 3 for a release, 4 for a burial, 5 for a reset, 6 for a day that the user chose. `back` is the
///   interval after an answer until the card comes back: days, or negative seconds. `day` is the day of the event at the user's place.
///   `stability` and `difficulty` are the memory after an answer that was imported from another program, if that program stored it.
/// * `practice_card` has a row for each card that has a log. It is computed from the log (see ``Practice/CardFold``), except for the day on
///   which a learned card comes back, which a rebuild may choose again. `due_day` is the day on which a learned card comes back,
///   `due_moment` the time at which a card that is being learned does.
/// * `practice_day` has the sums of the answers that were not retracted, by the day on which they were given.
/// * The index `practice_card_reviews` has the reviews of each day, the least stable first, with all columns that are needed to count them.
/// * The index `practice_card_begun` excludes words from the search for new cards.
/// * `practice_due` has the number of reviews of each day, computed from the cards.
/// * `practice_parameters` has one row with the parameters of the memory model, one per line. Without a row, the published ones are used.
public enum PracticeSchema {
  /// The migrations of this feature, oldest first.
  public static let migrations: [SchemaMigration] = [
    SchemaMigration("practice 1") { database in try database.execute(sql: practice1) },
    SchemaMigration("practice 2") { database in try database.execute(sql: practice2) },
    SchemaMigration("practice 3") { database in
      try database.execute(sql: practice3)
      try PracticeTables(database).countAllDue()
    },
  ]

  /// Later migrations, oldest first.
  public static let laterMigrations: [SchemaMigration] = [
    SchemaMigration("practice 4") { database in try database.execute(sql: practice4) }
  ]

  /// The tables with the user's data.
  ///
  /// - Parameter words: The words that are practised, if they are in the same database.
  public static func tables(of words: PractisedWordTable? = nil) -> [StoredTable] {
    [
      StoredTable(
        "practice_log",
        columns: logColumns, area: .practice, numberColumn: "position", countedRows: givenAnswers,
        upkeep: RowUpkeep(
          unindex: { try PracticeTables($0, words: words).follow(logRow: $1, isGone: true) },
          index: { try PracticeTables($0, words: words).follow(logRow: $1, isGone: false) },
          rebuild: { database in
            let tables = PracticeTables(database, words: words)
            try tables.foldAll()
            try tables.sumUpAll()
          }
        )
      ),
      StoredTable(
        "practice_parameters", columns: ["only", "weights", "checksum"], area: .practice,
        upkeep: RowUpkeep(index: { database, _ in try PracticeTables(database, words: words).foldAll() })
      ),
    ]
  }

  /// The rows of the log with an answer that was not taken back.
  private static let givenAnswers = "event = 0 AND id NOT IN (SELECT retracts FROM practice_log WHERE retracts IS NOT NULL)"

  /// The columns of `practice_log`, in the order of the table.
  static let logColumns = [
    "position", "id", "word", "direction", "event", "given", "day", "grade", "kind", "milliseconds", "stage", "back", "retracts",
    "until_day", "stability", "difficulty", "checksum",
  ]

  /// The data derived from the log.
  ///
  /// - Parameter words: The words that are practised, if they are in the same database.
  public static func derived(of words: PractisedWordTable? = nil) -> [DerivedData] {
    [
      DerivedData(
        "practice_card", isConsistent: { try PracticeTables($0).isFolded() },
        rebuild: { try PracticeTables($0, words: words).foldAll() }
      ),
      DerivedData(
        "practice_day", isConsistent: { try PracticeTables($0).isSummedUp() }, rebuild: { try PracticeTables($0).sumUpAll() }
      ),
    ]
  }

  private static let practice4 = """
    ALTER TABLE practice_log RENAME TO practice_log_2;
    \(log(lastEvent: 6))
    INSERT INTO practice_log SELECT * FROM practice_log_2;
    DROP TABLE practice_log_2;
    \(logIndexes)
    """

  private static let practice3 = """
    CREATE TABLE practice_due (day INTEGER PRIMARY KEY, cards INTEGER NOT NULL) STRICT;
    DROP INDEX practice_card_reviews;
    CREATE INDEX practice_card_reviews ON practice_card (due_day, stability, position, direction, buried_until, word)
      WHERE due_day IS NOT NULL AND NOT is_suspended;
    CREATE INDEX practice_card_begun ON practice_card (word, stage) WHERE stage <> 0;
    """

  /// The rows of damaged records stay damaged.
  private static let practice2 = """
    ALTER TABLE practice_log RENAME TO practice_log_1;
    \(log(lastEvent: 4))
    INSERT INTO practice_log SELECT \(columns1), NULL, NULL,
      CASE WHEN checksum IS record_checksum(\(columns1)) THEN record_checksum(\(columns1), NULL, NULL) ELSE checksum END
      FROM practice_log_1;
    DROP TABLE practice_log_1;
    \(logIndexes)
    """

  private static func log(lastEvent: Int) -> String {
    """
    CREATE TABLE practice_log (
      position INTEGER PRIMARY KEY,
      id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
      word BLOB NOT NULL CHECK (length(word) = 16),
      direction INTEGER NOT NULL CHECK (direction IN (0, 1)),
      event INTEGER NOT NULL CHECK (event BETWEEN 0 AND \(lastEvent)),
      given INTEGER NOT NULL,
      day INTEGER NOT NULL,
      grade INTEGER CHECK (grade BETWEEN 1 AND 4),
      kind TEXT,
      milliseconds INTEGER,
      stage INTEGER CHECK (stage BETWEEN 0 AND 3),
      back INTEGER,
      retracts BLOB,
      until_day INTEGER,
      stability REAL,
      difficulty REAL,
      checksum INTEGER
    ) STRICT;
    """
  }

  private static let logIndexes = """
    CREATE INDEX practice_log_by_card ON practice_log (word, direction, position);
    CREATE INDEX practice_log_retractions ON practice_log (retracts) WHERE retracts IS NOT NULL;
    """

  private static let columns1 =
    "position, id, word, direction, event, given, day, grade, kind, milliseconds, stage, back, retracts, until_day"

  private static let practice1 = """
    CREATE TABLE practice_log (
      position INTEGER PRIMARY KEY,
      id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
      word BLOB NOT NULL CHECK (length(word) = 16),
      direction INTEGER NOT NULL CHECK (direction IN (0, 1)),
      event INTEGER NOT NULL CHECK (event BETWEEN 0 AND 4),
      given INTEGER NOT NULL,
      day INTEGER NOT NULL,
      grade INTEGER CHECK (grade BETWEEN 1 AND 4),
      kind TEXT,
      milliseconds INTEGER,
      stage INTEGER CHECK (stage BETWEEN 0 AND 3),
      back INTEGER,
      retracts BLOB,
      until_day INTEGER,
      checksum INTEGER
    ) STRICT;
    CREATE INDEX practice_log_by_card ON practice_log (word, direction, position);
    CREATE INDEX practice_log_retractions ON practice_log (retracts) WHERE retracts IS NOT NULL;
    CREATE TABLE practice_day (
      day INTEGER NOT NULL,
      stage INTEGER NOT NULL,
      grade INTEGER NOT NULL,
      direction INTEGER NOT NULL,
      answers INTEGER NOT NULL,
      milliseconds INTEGER NOT NULL,
      PRIMARY KEY (day, stage, grade, direction)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE practice_card (
      position INTEGER PRIMARY KEY,
      word BLOB NOT NULL,
      direction INTEGER NOT NULL,
      stage INTEGER NOT NULL,
      step INTEGER NOT NULL,
      stability REAL,
      difficulty REAL,
      day INTEGER,
      due_day INTEGER,
      due_moment INTEGER,
      answered INTEGER,
      answers INTEGER NOT NULL,
      lapses INTEGER NOT NULL,
      is_suspended INTEGER NOT NULL,
      is_leech INTEGER NOT NULL,
      buried_until INTEGER,
      version BLOB,
      latest INTEGER,
      pending INTEGER,
      UNIQUE (word, direction)
    ) STRICT;
    CREATE INDEX practice_card_reviews ON practice_card (due_day, stability, position, direction, buried_until)
      WHERE due_day IS NOT NULL AND NOT is_suspended;
    CREATE INDEX practice_card_learning ON practice_card (due_moment) WHERE due_moment IS NOT NULL AND NOT is_suspended;
    CREATE INDEX practice_card_latest ON practice_card (latest) WHERE latest IS NOT NULL;
    CREATE INDEX practice_card_pending ON practice_card (pending) WHERE pending IS NOT NULL;
    CREATE TABLE practice_parameters (
      only INTEGER PRIMARY KEY CHECK (only = 1),
      weights TEXT,
      checksum INTEGER
    ) STRICT;
    INSERT INTO practice_parameters (only, weights, checksum) VALUES (1, NULL, record_checksum(1, NULL));
    """
}

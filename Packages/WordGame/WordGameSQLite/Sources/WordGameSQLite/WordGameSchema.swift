import CoreModule
public import CoreModuleSQLite
import GRDB
import WordGame

/// The tables of the word game.
///
/// * `game_round` has a row for each round, inserted with its first answer and updated with each further one; an unfinished round has no
///   result.
/// * `game_answer` has a row for each answer; `round` is the position of its round. The progress of a word is computed from these rows,
///   through the covering index `game_answer_by_word`.
/// * An unknown language is an empty text, so that the index also finds words of decks without languages.
/// * Lists (translations, prompts) are stored one per line; they cannot hold line breaks.
public enum WordGameSchema {
  /// The migrations of this feature, oldest first.
  public static let migrations: [SchemaMigration] = [
    SchemaMigration("game 1") { database in try database.execute(sql: game1) }
  ]

  /// The tables that hold what was played.
  public static let tables = [
    StoredTable(
      "game_round",
      columns: [
        "position", "id", "deck", "source_language", "target_language", "pairs", "lives", "seconds", "chance", "level", "seed", "is_seeded",
        "is_of_mistakes", "prompts", "started", "played", "correct", "wrong", "result", "checksum",
      ],
      area: .game, numberColumn: "position"
    ),
    StoredTable(
      "game_answer",
      columns: [
        "position", "round", "place", "source_language", "target_language", "prompt", "shown", "translations", "said", "matches",
        "is_correct", "given", "checksum",
      ],
      area: .game, numberColumn: "position"
    ),
  ]

  private static let game1 = """
    CREATE TABLE game_round (
      position INTEGER PRIMARY KEY,
      id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
      deck TEXT NOT NULL,
      source_language TEXT NOT NULL,
      target_language TEXT NOT NULL,
      pairs INTEGER NOT NULL,
      lives INTEGER NOT NULL,
      seconds INTEGER NOT NULL,
      chance INTEGER NOT NULL,
      level INTEGER NOT NULL,
      seed INTEGER NOT NULL,
      is_seeded INTEGER NOT NULL CHECK (is_seeded IN (0, 1)),
      is_of_mistakes INTEGER NOT NULL CHECK (is_of_mistakes IN (0, 1)),
      prompts TEXT,
      started INTEGER NOT NULL,
      played INTEGER NOT NULL,
      correct INTEGER NOT NULL,
      wrong INTEGER NOT NULL,
      result TEXT,
      checksum INTEGER
    ) STRICT;
    CREATE INDEX game_round_by_start ON game_round (started, position);
    CREATE TABLE game_answer (
      position INTEGER PRIMARY KEY,
      round INTEGER NOT NULL,
      place INTEGER NOT NULL,
      source_language TEXT NOT NULL,
      target_language TEXT NOT NULL,
      prompt TEXT NOT NULL,
      shown TEXT NOT NULL,
      translations TEXT NOT NULL,
      said INTEGER CHECK (said IN (0, 1)),
      matches INTEGER NOT NULL CHECK (matches IN (0, 1)),
      is_correct INTEGER NOT NULL CHECK (is_correct IN (0, 1)),
      given INTEGER NOT NULL,
      checksum INTEGER,
      UNIQUE (round, place)
    ) STRICT;
    CREATE INDEX game_answer_by_word ON game_answer (source_language, target_language, prompt, given, position, is_correct);
    """
}

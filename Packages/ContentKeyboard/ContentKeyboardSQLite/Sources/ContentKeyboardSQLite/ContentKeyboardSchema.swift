import ContentKeyboard
public import CoreModuleSQLite
import GRDB

/// The tables of the content keyboard.
///
/// * `keyboard_choice` is the source that the user chose. Without a row it is the starter board, which is in the program.
/// * `keyboard_own_button` is the board that the user wrote. Its changes can be undone.
/// * `keyboard_fetch` has a row for each fetched board, `keyboard_fetched_button` its buttons. Fetching is not an undo step. A button's key
///   is its board's key times 2²⁰ plus its place; a board that is fetched again gets a new key, so that an undo step never matches rows of
/// another board.
/// * `keyboard_position`, `keyboard_use` and `keyboard_output` remember presses. Rows of the first two are emptied, never deleted. A press
///   is not an undo step; a reset is, and its undo restores the positions.
/// * Pieces are a JSON list.
public enum ContentKeyboardSchema {
  /// The migrations of this feature, oldest first.
  public static let migrations: [SchemaMigration] = [
    SchemaMigration("keyboard 1") { database in try database.execute(sql: keyboard1) }
  ]

  /// The tables of the user's data.
  public static let tables = [
    StoredTable("keyboard_choice", columns: ["only", "kind", "place", "maximum_age", "checksum"], area: .keyboard),
    StoredTable(
      "keyboard_own_button", columns: ["key", "place", "id", "caption", "piece_count", "pieces", "checksum"], area: .keyboard
    ),
    StoredTable("keyboard_fetch", columns: ["key", "kind", "place", "fetched", "stamp", "checksum"], area: .keyboard),
    StoredTable("keyboard_fetched_button", columns: ["key", "id", "caption", "piece_count", "pieces", "checksum"], area: .keyboard),
    StoredTable("keyboard_position", columns: ["key", "id", "place", "mark", "checksum"], area: .keyboard),
    StoredTable("keyboard_use", columns: ["key", "id", "mark", "uses", "frecency", "checksum"], area: .keyboard),
    StoredTable(
      "keyboard_output",
      columns: [
        "key", "id", "place", "mark", "button_mark", "place_before", "mark_before", "uses_before", "frecency_before", "checksum",
      ],
      area: .keyboard
    ),
  ]

  private static let keyboard1 = """
    CREATE TABLE keyboard_choice (
      only INTEGER PRIMARY KEY CHECK (only = 1),
      kind TEXT NOT NULL,
      place TEXT,
      maximum_age INTEGER,
      checksum INTEGER
    ) STRICT;
    CREATE TABLE keyboard_own_button (
      key INTEGER PRIMARY KEY,
      place INTEGER NOT NULL,
      id TEXT NOT NULL,
      caption TEXT NOT NULL,
      piece_count INTEGER NOT NULL,
      pieces TEXT NOT NULL,
      checksum INTEGER
    ) STRICT;
    CREATE INDEX keyboard_own_button_by_id ON keyboard_own_button (id);
    CREATE INDEX keyboard_own_button_by_place ON keyboard_own_button (place);
    CREATE TABLE keyboard_fetch (
      key INTEGER PRIMARY KEY,
      kind TEXT NOT NULL,
      place TEXT NOT NULL,
      fetched INTEGER NOT NULL,
      stamp TEXT,
      checksum INTEGER
    ) STRICT;
    CREATE TABLE keyboard_fetched_button (
      key INTEGER PRIMARY KEY,
      id TEXT NOT NULL,
      caption TEXT NOT NULL,
      piece_count INTEGER NOT NULL,
      pieces TEXT NOT NULL,
      checksum INTEGER
    ) STRICT;
    CREATE INDEX keyboard_fetched_button_by_id ON keyboard_fetched_button (id);
    CREATE TABLE keyboard_position (
      key INTEGER PRIMARY KEY,
      id TEXT NOT NULL,
      place INTEGER,
      mark INTEGER,
      checksum INTEGER
    ) STRICT;
    CREATE INDEX keyboard_position_by_id ON keyboard_position (id);
    CREATE TABLE keyboard_use (
      key INTEGER PRIMARY KEY,
      id TEXT NOT NULL,
      mark INTEGER NOT NULL,
      uses INTEGER NOT NULL,
      frecency INTEGER NOT NULL,
      checksum INTEGER
    ) STRICT;
    CREATE INDEX keyboard_use_by_piece ON keyboard_use (id, mark);
    CREATE TABLE keyboard_output (
      key INTEGER PRIMARY KEY,
      id TEXT NOT NULL,
      place INTEGER NOT NULL,
      mark INTEGER NOT NULL,
      button_mark INTEGER NOT NULL,
      place_before INTEGER,
      mark_before INTEGER,
      uses_before INTEGER,
      frecency_before INTEGER,
      checksum INTEGER
    ) STRICT;
    """
}

import ContentKeyboard
import CoreModule
import CoreModuleSQLite
import GRDB

/// Writes the user's own board and the fetched boards.
struct BoardTable {
  private let database: Database

  init(_ database: Database) { self.database = database }

  func choose(_ chosen: ChosenSource) throws {
    try database.execute(
      sql: """
        INSERT INTO keyboard_choice (only, kind, place, maximum_age) VALUES (1, ?, ?, ?)
        ON CONFLICT (only) DO UPDATE SET kind = excluded.kind, place = excluded.place, maximum_age = excluded.maximum_age
        """,
      arguments: [chosen.source.kind, chosen.source.place, chosen.maximumAge]
    )
  }

  func own() throws -> Board {
    let rows = try Row.fetchAll(database, sql: "SELECT id, caption, pieces FROM keyboard_own_button ORDER BY place, key")
    return Board(try rows.map { try StoredBoard.button($0, of: "keyboard_own_button") })
  }

  /// Replaces the user's own board; unchanged rows are not written.
  func setOwn(_ board: Board) throws {
    let rows = try Row.fetchAll(database, sql: "SELECT id, caption, pieces, key, place FROM keyboard_own_button")
    var existing: [String: (button: BoardButton, key: Int64, place: Int)] = [:]
    for row in rows {
      var columns = RowReader(row, of: "keyboard_own_button", key: 3)
      let button = try columns.button()
      existing[button.id] = (button, try columns.integer(), Int(try columns.integer()))
    }
    let update = try database.cachedStatement(
      sql: "UPDATE keyboard_own_button SET place = ?, caption = ?, piece_count = ?, pieces = ? WHERE key = ?"
    )
    let move = try database.cachedStatement(sql: "UPDATE keyboard_own_button SET place = ? WHERE key = ?")
    let insert = try database.cachedStatement(
      sql: "INSERT INTO keyboard_own_button (place, id, caption, piece_count, pieces) VALUES (?, ?, ?, ?, ?)"
    )
    let wanted = Set(board.buttons.map(\.id))
    for (id, row) in existing where !wanted.contains(id) {
      try database.execute(sql: "DELETE FROM keyboard_own_button WHERE key = ?", arguments: [row.key])
    }
    for (place, button) in board.buttons.enumerated() {
      let list = BoardText.list(button.pieces)
      guard let row = existing[button.id] else {
        try insert.execute(arguments: [place, button.id, button.caption, button.pieces.count, list])
        continue
      }
      if row.button != button {
        try update.execute(arguments: [place, button.caption, button.pieces.count, list, row.key])
      } else if row.place != place {
        try move.execute(arguments: [place, row.key])
      }
    }
  }

  /// Replaces the board that was last fetched from `source`.
  func keep(_ fetched: FetchedBoard, of source: BoardSource) throws {
    guard let place = source.place else { return }
    let last = try fetchedKeys("SELECT coalesce(max(key), 0) FROM keyboard_fetch").first ?? 0
    let key = max(last + 1, min(max(0, fetched.moment.milliseconds), 1 << 42))
    for key in try fetchedKeys("SELECT key FROM keyboard_fetch WHERE kind = ? AND place = ?", [source.kind, place]) { try delete(key) }
    try database.execute(
      sql: "INSERT INTO keyboard_fetch (key, kind, place, fetched, stamp) VALUES (?, ?, ?, ?, ?)",
      arguments: [key, source.kind, place, fetched.moment.milliseconds, fetched.stamp]
    )
    let insert = try database.cachedStatement(
      sql: "INSERT INTO keyboard_fetched_button (key, id, caption, piece_count, pieces) VALUES (?, ?, ?, ?, ?)"
    )
    for (place, button) in fetched.board.buttons.enumerated() {
      try insert.execute(arguments: [
        StoredBoard.firstKey(of: key) + Int64(place), button.id, button.caption, button.pieces.count, BoardText.list(button.pieces),
      ])
    }
    try forgetOldest()
  }

  private func forgetOldest() throws {
    let keys = try fetchedKeys(
      """
      SELECT key FROM keyboard_fetch WHERE NOT EXISTS
        (SELECT * FROM keyboard_choice AS choice WHERE choice.kind = keyboard_fetch.kind AND choice.place = keyboard_fetch.place)
      ORDER BY key
      """
    )
    let count = try Int.fetchOne(database, sql: "SELECT count(*) FROM keyboard_fetch") ?? 0
    for key in keys.prefix(max(0, count - KeyboardLimits.fetchedBoards)) { try delete(key) }
  }

  private func fetchedKeys(_ sql: String, _ arguments: StatementArguments = []) throws -> [Int64] {
    try Row.fetchAll(database, sql: sql, arguments: arguments).map { row in
      var columns = RowReader(row, of: "keyboard_fetch")
      return Int64(try columns.count())
    }
  }

  private func delete(_ key: Int64) throws {
    try database.execute(
      sql: "DELETE FROM keyboard_fetched_button WHERE key BETWEEN ? AND ?",
      arguments: [StoredBoard.firstKey(of: key), StoredBoard.lastKey(of: key)]
    )
    try database.execute(sql: "DELETE FROM keyboard_fetch WHERE key = ?", arguments: [key])
  }

  func everything() throws -> KeyboardSnapshot {
    let stored = try StoredBoard(database)
    let presses = PressTable(database)
    var keyboard = KeyboardSnapshot(
      chosen: try StoredBoard.choice(database), positions: try presses.positions(), uses: try presses.uses()
    )
    let status = try stored.boardStatus()
    if status.hasOwn { keyboard.own = try own() }
    if let fetched = status.fetched {
      keyboard.fetched = FetchedBoard(try stored.board(), at: Timestamp(milliseconds: fetched), stamp: status.stamp)
    }
    return keyboard
  }

  /// Writes the result of the import.
  func apply(_ imported: KeyboardImport, from existing: KeyboardSnapshot) throws {
    let (result, presses) = (imported.result, PressTable(database))
    if let chosen = result.chosen, chosen != existing.chosen { try choose(chosen) }
    if let own = result.own, own != existing.own { try setOwn(own) }
    if let fetched = result.fetched, fetched != existing.fetched, let source = result.chosen?.source { try keep(fetched, of: source) }
    for (id, position) in result.positions where position != existing.positions[id] { try presses.setPosition(position, of: id) }
    for (key, use) in result.uses where use != existing.uses[key] { try presses.setUse(use, of: key) }
  }
}

import ContentKeyboard
import CoreModule
import GRDB

/// Writes boards: the user's own, and those that are fetched.
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
    return Board(try rows.map(StoredBoard.button))
  }

  /// Makes the user's own board this one. Rows that stay as they are are left alone.
  func setOwn(_ board: Board) throws {
    let rows = try Row.fetchAll(database, sql: "SELECT id, caption, pieces, key, place FROM keyboard_own_button")
    var known: [String: (button: BoardButton, key: Int64, place: Int)] = [:]
    for row in rows { known[try row.value(0)] = (try StoredBoard.button(row), try row.value(3), try row.value(4)) }
    let update = try database.cachedStatement(
      sql: "UPDATE keyboard_own_button SET place = ?, caption = ?, piece_count = ?, pieces = ? WHERE key = ?"
    )
    let move = try database.cachedStatement(sql: "UPDATE keyboard_own_button SET place = ? WHERE key = ?")
    let insert = try database.cachedStatement(
      sql: "INSERT INTO keyboard_own_button (place, id, caption, piece_count, pieces) VALUES (?, ?, ?, ?, ?)"
    )
    let wanted = Set(board.buttons.map(\.id))
    for (id, row) in known where !wanted.contains(id) {
      try database.execute(sql: "DELETE FROM keyboard_own_button WHERE key = ?", arguments: [row.key])
    }
    for (place, button) in board.buttons.enumerated() {
      let list = BoardText.list(button.pieces)
      guard let row = known[button.id] else {
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

  /// Keeps a fetched board in the place of the one that was fetched from there before.
  func keep(_ fetched: FetchedBoard, of source: BoardSource) throws {
    guard let place = source.place else { return }
    let last = try Row.fetchOne(database, sql: "SELECT coalesce(max(key), 0) FROM keyboard_fetch")?.count(0, of: "keyboard_fetch") ?? 0
    let key = max(Int64(last) + 1, min(max(0, fetched.moment.milliseconds), 1 << 42))
    let old = try Row.fetchAll(
      database, sql: "SELECT key FROM keyboard_fetch WHERE kind = ? AND place = ?", arguments: [source.kind, place]
    )
    for row in old { try delete(Int64(row.count(0, of: "keyboard_fetch"))) }
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
    let rows = try Row.fetchAll(
      database,
      sql: """
        SELECT key FROM keyboard_fetch WHERE NOT EXISTS
          (SELECT * FROM keyboard_choice AS choice WHERE choice.kind = keyboard_fetch.kind AND choice.place = keyboard_fetch.place)
        ORDER BY key
        """
    )
    let count = try Int.fetchOne(database, sql: "SELECT count(*) FROM keyboard_fetch") ?? 0
    for row in rows.prefix(max(0, count - KeyboardLimits.fetchedBoards)) { try delete(Int64(row.count(0, of: "keyboard_fetch"))) }
  }

  private func delete(_ key: Int64) throws {
    try database.execute(
      sql: "DELETE FROM keyboard_fetched_button WHERE key BETWEEN ? AND ?",
      arguments: [StoredBoard.firstKey(of: key), StoredBoard.lastKey(of: key)]
    )
    try database.execute(sql: "DELETE FROM keyboard_fetch WHERE key = ?", arguments: [key])
  }

  func everything() throws -> KeptKeyboard {
    let stored = try StoredBoard(database)
    let presses = PressTable(database)
    var keyboard = KeptKeyboard(
      chosen: try StoredBoard.choice(database), positions: try presses.positions(), uses: try presses.uses()
    )
    let kept = try stored.keptBoard()
    if kept.hasOwn { keyboard.own = try own() }
    if let fetched = kept.fetched {
      keyboard.fetched = FetchedBoard(try stored.board(), at: Timestamp(milliseconds: fetched), stamp: kept.stamp)
    }
    return keyboard
  }

  /// Makes everything what `intake` says.
  func take(_ intake: KeyboardIntake, from known: KeptKeyboard) throws {
    let (result, presses) = (intake.result, PressTable(database))
    if let chosen = result.chosen, chosen != known.chosen { try choose(chosen) }
    if let own = result.own, own != known.own { try setOwn(own) }
    if let fetched = result.fetched, fetched != known.fetched, let source = result.chosen?.source { try keep(fetched, of: source) }
    for (id, position) in result.positions where position != known.positions[id] { try presses.setPosition(position, of: id) }
    for (key, use) in result.uses where use != known.uses[key] { try presses.setUse(use, of: key) }
  }
}

public import ContentKeyboard
import CoreModule
import CoreModuleSQLite
import GRDB

/// The choice, the user's own board and the fetched boards.
extension KeyboardTables {
  public func choose(_ chosen: ChosenSource) throws {
    try database.execute(
      sql: """
        INSERT INTO keyboard_choice (only, kind, place, maximum_age) VALUES (1, ?, ?, ?)
        ON CONFLICT (only) DO UPDATE SET kind = excluded.kind, place = excluded.place, maximum_age = excluded.maximum_age
        """,
      arguments: [chosen.source.kind, chosen.source.place, chosen.maximumAge]
    )
    forgetBoardInUse()
  }

  public func own() throws -> Board {
    let rows = try Row.fetchAll(database, sql: "SELECT id, caption, pieces FROM keyboard_own_button ORDER BY place, key")
    return Board(try rows.map { try StoredBoard.button($0, of: "keyboard_own_button") })
  }

  /// Unchanged rows are not written.
  public func setOwn(_ board: Board) throws {
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

  public func replaceFetched(_ fetched: FetchedBoard, of source: BoardSource) throws {
    let last = try fetchedKeys("SELECT coalesce(max(key), 0) FROM keyboard_fetch").first ?? 0
    let key = max(last + 1, min(max(0, fetched.moment.milliseconds), 1 << 42))
    try deleteFetched(source)
    try database.execute(
      sql: "INSERT INTO keyboard_fetch (key, kind, place, fetched, stamp) VALUES (?, ?, ?, ?, ?)",
      arguments: [key, source.kind, source.place, fetched.moment.milliseconds, fetched.stamp]
    )
    let insert = try database.cachedStatement(
      sql: "INSERT INTO keyboard_fetched_button (key, id, caption, piece_count, pieces) VALUES (?, ?, ?, ?, ?)"
    )
    for (place, button) in fetched.board.buttons.enumerated() {
      try insert.execute(arguments: [
        StoredBoard.firstKey(of: key) + Int64(place), button.id, button.caption, button.pieces.count, BoardText.list(button.pieces),
      ])
    }
    forgetBoardInUse()
  }

  public func fetchedSources() throws -> [BoardSource] {
    try Row.fetchAll(database, sql: "SELECT key, kind, place FROM keyboard_fetch ORDER BY key").map { row in
      var columns = RowReader(row, of: "keyboard_fetch", from: 1)
      guard let source = BoardSource(kind: try columns.text(), place: try columns.text()) else { throw columns.damage }
      return source
    }
  }

  public func deleteFetched(_ source: BoardSource) throws {
    for key in try fetchedKeys("SELECT key FROM keyboard_fetch WHERE kind = ? AND place = ?", [source.kind, source.place]) {
      try database.execute(
        sql: "DELETE FROM keyboard_fetched_button WHERE key BETWEEN ? AND ?",
        arguments: [StoredBoard.firstKey(of: key), StoredBoard.lastKey(of: key)]
      )
      try database.execute(sql: "DELETE FROM keyboard_fetch WHERE key = ?", arguments: [key])
    }
  }

  private func fetchedKeys(_ sql: String, _ arguments: StatementArguments = []) throws -> [Int64] {
    try Row.fetchAll(database, sql: sql, arguments: arguments).map { row in
      var columns = RowReader(row, of: "keyboard_fetch")
      return Int64(try columns.count())
    }
  }
}

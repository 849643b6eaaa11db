import ContentKeyboard
import CoreModule
import GRDB

/// What is remembered of presses: where buttons stand, how pieces were used, what was put out.
struct PressTable {
  private let database: Database

  init(_ database: Database) { self.database = database }

  func state(of button: BoardButton) throws -> ButtonState {
    let index = try position(of: button.id)?.place(in: button.pieces)
    return ButtonState(id: button.id, caption: button.caption, index: index, count: button.pieces.count)
  }

  func position(of id: String) throws -> PiecePosition? {
    let statement = try database.cachedStatement(sql: "SELECT place, mark FROM keyboard_position WHERE id = ?")
    guard let row = try Row.fetchOne(statement, arguments: [id]) else { return nil }
    return try Self.position(row, 0)
  }

  func setPosition(_ position: PiecePosition?, of id: String) throws {
    let update = try database.cachedStatement(sql: "UPDATE keyboard_position SET place = ?, mark = ? WHERE id = ?")
    try update.execute(arguments: [position?.place, position?.mark.rawValue, id])
    guard database.changesCount == 0, let position else { return }
    let insert = try database.cachedStatement(sql: "INSERT INTO keyboard_position (id, place, mark) VALUES (?, ?, ?)")
    try insert.execute(arguments: [id, position.place, position.mark.rawValue])
  }

  /// Lets these buttons, or all, begin anew.
  func reset(_ ids: [String]?) throws {
    guard let ids else {
      return try database.execute(sql: "UPDATE keyboard_position SET place = NULL, mark = NULL WHERE place IS NOT NULL")
    }
    for id in ids { try setPosition(nil, of: id) }
  }

  func use(of key: PieceKey) throws -> PieceUse? {
    let statement = try database.cachedStatement(sql: "SELECT uses, frecency FROM keyboard_use WHERE id = ? AND mark = ?")
    guard let row = try Row.fetchOne(statement, arguments: [key.id, key.mark.rawValue]) else { return nil }
    let count = try row.count(0, of: "keyboard_use")
    return count == 0 ? nil : PieceUse(count: count, frecency: Frecency(rawValue: try row.value(1)))
  }

  func setUse(_ use: PieceUse?, of key: PieceKey) throws {
    let update = try database.cachedStatement(sql: "UPDATE keyboard_use SET uses = ?, frecency = ? WHERE id = ? AND mark = ?")
    try update.execute(arguments: [use?.count ?? 0, use?.frecency.rawValue ?? 0, key.id, key.mark.rawValue])
    guard database.changesCount == 0, let use else { return }
    let insert = try database.cachedStatement(sql: "INSERT INTO keyboard_use (id, mark, uses, frecency) VALUES (?, ?, ?, ?)")
    try insert.execute(arguments: [key.id, key.mark.rawValue, use.count, use.frecency.rawValue])
  }

  func lastOutput() throws -> LastOutput? {
    let statement = try database.cachedStatement(sql: "SELECT id, button_mark FROM keyboard_output ORDER BY key DESC LIMIT 1")
    guard let row = try Row.fetchOne(statement) else { return nil }
    return LastOutput(id: try row.value(0), buttonMark: TextMark(rawValue: try row.value(1)))
  }

  /// Remembers that the piece at `place` is put out.
  func putOut(_ button: BoardButton, _ place: Int, at moment: Timestamp) throws {
    let position = PiecePosition(at: place, of: button.pieces)
    let key = PieceKey(id: button.id, mark: position.mark)
    let (positionBefore, useBefore) = (try self.position(of: button.id), try use(of: key))
    let insert = try database.cachedStatement(
      sql: """
        INSERT INTO keyboard_output (id, place, mark, button_mark, place_before, mark_before, uses_before, frecency_before)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        """
    )
    try insert.execute(arguments: [
      button.id, place, position.mark.rawValue, TextMark(button).rawValue, positionBefore?.place, positionBefore?.mark.rawValue,
      useBefore?.count, useBefore?.frecency.rawValue,
    ])
    // SQLite subtracts: a damaged key may be the least number that there is.
    let prune = try database.cachedStatement(sql: "DELETE FROM keyboard_output WHERE key <= ? - ?")
    try prune.execute(arguments: [database.lastInsertedRowID, KeyboardLimits.outputs])
    try setPosition(position, of: button.id)
    try setUse(PieceUse(after: useBefore, at: moment), of: key)
  }

  /// Takes the last output back, whatever became of its button; `nil` when there is none.
  func takeBack() throws -> (id: String, position: PiecePosition)? {
    let statement = try database.cachedStatement(
      sql: """
        SELECT key, id, place, mark, place_before, mark_before, uses_before, frecency_before FROM keyboard_output ORDER BY key DESC LIMIT 1
        """
    )
    guard let row = try Row.fetchOne(statement) else { return nil }
    let (id, mark): (String, Int64) = (try row.value(1), try row.value(3))
    let useBefore =
      try row.hasNull(atIndex: 6)
      ? nil : PieceUse(count: row.count(6, of: "keyboard_output"), frecency: Frecency(rawValue: row.value(7)))
    try setPosition(try Self.position(row, 4), of: id)
    try setUse(useBefore, of: PieceKey(id: id, mark: TextMark(rawValue: mark)))
    try database.execute(sql: "DELETE FROM keyboard_output WHERE key = ?", arguments: [try row.value(0, as: Int64.self)])
    return (id, PiecePosition(place: try row.count(2, of: "keyboard_output"), mark: TextMark(rawValue: mark)))
  }

  func positions() throws -> [String: PiecePosition] {
    let rows = try Row.fetchAll(database, sql: "SELECT id, place, mark FROM keyboard_position WHERE place IS NOT NULL")
    return try rows.reduce(into: [:]) { $0[try $1.value(0)] = try Self.position($1, 1) }
  }

  func uses() throws -> [PieceKey: PieceUse] {
    let rows = try Row.fetchAll(database, sql: "SELECT id, mark, uses, frecency FROM keyboard_use WHERE uses > 0")
    return try rows.reduce(into: [:]) { uses, row in
      let key = PieceKey(id: try row.value(0), mark: TextMark(rawValue: try row.value(1)))
      uses[key] = PieceUse(count: try row.count(2, of: "keyboard_use"), frecency: Frecency(rawValue: try row.value(3)))
    }
  }

  private static func position(_ row: Row, _ index: Int) throws -> PiecePosition? {
    guard !row.hasNull(atIndex: index), let mark: Int64 = try row.valueIfAny(index + 1) else { return nil }
    return PiecePosition(place: try row.count(index, of: "keyboard_position"), mark: TextMark(rawValue: mark))
  }
}

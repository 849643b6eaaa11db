import ContentKeyboard
import CoreModule
import CoreModuleSQLite
import GRDB

/// Reads and writes the state of presses: positions of buttons, uses of pieces, the log of outputs.
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
    var columns = RowReader(row, of: "keyboard_position", key: nil)
    return try columns.positionIfAny()
  }

  func setPosition(_ position: PiecePosition?, of id: String) throws {
    let update = try database.cachedStatement(sql: "UPDATE keyboard_position SET place = ?, mark = ? WHERE id = ?")
    try update.execute(arguments: [position?.place, position?.mark.rawValue, id])
    guard database.changesCount == 0, let position else { return }
    let insert = try database.cachedStatement(sql: "INSERT INTO keyboard_position (id, place, mark) VALUES (?, ?, ?)")
    try insert.execute(arguments: [id, position.place, position.mark.rawValue])
  }

  /// Resets these buttons, or all.
  func reset(_ ids: [String]?) throws {
    guard let ids else {
      return try database.execute(sql: "UPDATE keyboard_position SET place = NULL, mark = NULL WHERE place IS NOT NULL")
    }
    for id in ids { try setPosition(nil, of: id) }
  }

  func use(of key: PieceID) throws -> PieceUse? {
    let statement = try database.cachedStatement(sql: "SELECT uses, frecency FROM keyboard_use WHERE id = ? AND mark = ?")
    guard let row = try Row.fetchOne(statement, arguments: [key.id, key.mark.rawValue]) else { return nil }
    var columns = RowReader(row, of: "keyboard_use", key: nil)
    return try columns.useIfAny()
  }

  func setUse(_ use: PieceUse?, of key: PieceID) throws {
    let update = try database.cachedStatement(sql: "UPDATE keyboard_use SET uses = ?, frecency = ? WHERE id = ? AND mark = ?")
    try update.execute(arguments: [use?.count ?? 0, use?.frecency.rawValue ?? 0, key.id, key.mark.rawValue])
    guard database.changesCount == 0, let use else { return }
    let insert = try database.cachedStatement(sql: "INSERT INTO keyboard_use (id, mark, uses, frecency) VALUES (?, ?, ?, ?)")
    try insert.execute(arguments: [key.id, key.mark.rawValue, use.count, use.frecency.rawValue])
  }

  func lastOutput() throws -> LastOutput? {
    let statement = try database.cachedStatement(sql: "SELECT id, button_mark FROM keyboard_output ORDER BY key DESC LIMIT 1")
    guard let row = try Row.fetchOne(statement) else { return nil }
    var columns = RowReader(row, of: "keyboard_output", key: nil)
    return LastOutput(id: try columns.text(), buttonMark: try columns.mark())
  }

  /// Records the output of the piece at `place`.
  func putOut(_ button: BoardButton, _ place: Int, at moment: Timestamp) throws {
    let position = PiecePosition(at: place, of: button.pieces)
    let key = PieceID(id: button.id, mark: position.mark)
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
    // SQLite subtracts, because in Swift a damaged key could overflow.
    let prune = try database.cachedStatement(sql: "DELETE FROM keyboard_output WHERE key <= ? - ?")
    try prune.execute(arguments: [database.lastInsertedRowID, KeyboardLimits.outputs])
    try setPosition(position, of: button.id)
    try setUse(PieceUse(after: useBefore, at: moment), of: key)
  }

  /// Undoes the last output, even when its button no longer exists; `nil` when there is none.
  func takeBack() throws -> (id: String, position: PiecePosition)? {
    let statement = try database.cachedStatement(
      sql: """
        SELECT key, id, place, mark, place_before, mark_before, uses_before, frecency_before FROM keyboard_output ORDER BY key DESC LIMIT 1
        """
    )
    guard let row = try Row.fetchOne(statement) else { return nil }
    var columns = RowReader(row, of: "keyboard_output")
    let (key, id) = (try columns.integer(), try columns.text())
    let position = PiecePosition(place: try columns.count(), mark: try columns.mark())
    try setPosition(try columns.positionIfAny(), of: id)
    try setUse(try columns.useIfAny(), of: PieceID(id: id, mark: position.mark))
    try database.execute(sql: "DELETE FROM keyboard_output WHERE key = ?", arguments: [key])
    return (id, position)
  }

  func positions() throws -> [String: PiecePosition] {
    let rows = try Row.fetchAll(database, sql: "SELECT id, place, mark FROM keyboard_position WHERE place IS NOT NULL")
    return try rows.reduce(into: [:]) { positions, row in
      var columns = RowReader(row, of: "keyboard_position", key: nil)
      positions[try columns.text()] = try columns.positionIfAny()
    }
  }

  func uses() throws -> [PieceID: PieceUse] {
    let rows = try Row.fetchAll(database, sql: "SELECT id, mark, uses, frecency FROM keyboard_use WHERE uses > 0")
    return try rows.reduce(into: [:]) { uses, row in
      var columns = RowReader(row, of: "keyboard_use", key: nil)
      uses[PieceID(id: try columns.text(), mark: try columns.mark())] = try columns.useIfAny()
    }
  }
}

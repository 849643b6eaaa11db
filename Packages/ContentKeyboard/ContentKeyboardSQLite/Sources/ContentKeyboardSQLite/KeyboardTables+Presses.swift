public import ContentKeyboard
import CoreModule
import CoreModuleSQLite
import GRDB

/// The state of presses: positions of buttons, uses of pieces, the log of outputs.
extension KeyboardTables {
  public func position(of id: String) throws -> PiecePosition? {
    let statement = try database.cachedStatement(sql: "SELECT place, mark FROM keyboard_position WHERE id = ?")
    guard let row = try Row.fetchOne(statement, arguments: [id]) else { return nil }
    var columns = RowReader(row, of: "keyboard_position", key: nil)
    return try columns.positionIfAny()
  }

  public func setPosition(_ position: PiecePosition?, of id: String) throws {
    let update = try database.cachedStatement(sql: "UPDATE keyboard_position SET place = ?, mark = ? WHERE id = ?")
    try update.execute(arguments: [position?.place, position?.mark.rawValue, id])
    guard database.changesCount == 0, let position else { return }
    let insert = try database.cachedStatement(sql: "INSERT INTO keyboard_position (id, place, mark) VALUES (?, ?, ?)")
    try insert.execute(arguments: [id, position.place, position.mark.rawValue])
  }

  public func resetPositions() throws {
    try database.execute(sql: "UPDATE keyboard_position SET place = NULL, mark = NULL WHERE place IS NOT NULL")
  }

  public func use(of key: PieceID) throws -> PieceUse? {
    let statement = try database.cachedStatement(sql: "SELECT uses, frecency FROM keyboard_use WHERE id = ? AND mark = ?")
    guard let row = try Row.fetchOne(statement, arguments: [key.id, key.mark.rawValue]) else { return nil }
    var columns = RowReader(row, of: "keyboard_use", key: nil)
    return try columns.useIfAny()
  }

  public func setUse(_ use: PieceUse?, of key: PieceID) throws {
    let update = try database.cachedStatement(sql: "UPDATE keyboard_use SET uses = ?, frecency = ? WHERE id = ? AND mark = ?")
    try update.execute(arguments: [use?.count ?? 0, use?.frecency.rawValue ?? 0, key.id, key.mark.rawValue])
    guard database.changesCount == 0, let use else { return }
    let insert = try database.cachedStatement(sql: "INSERT INTO keyboard_use (id, mark, uses, frecency) VALUES (?, ?, ?, ?)")
    try insert.execute(arguments: [key.id, key.mark.rawValue, use.count, use.frecency.rawValue])
  }

  public func lastOutput() throws -> LastOutput? {
    let statement = try database.cachedStatement(sql: "SELECT id, button_mark FROM keyboard_output ORDER BY key DESC LIMIT 1")
    guard let row = try Row.fetchOne(statement) else { return nil }
    var columns = RowReader(row, of: "keyboard_output", key: nil)
    return LastOutput(id: try columns.text(), buttonMark: try columns.mark())
  }

  public func append(_ output: OutputRecord) throws {
    try database.insert(
      [
        ("id", output.id), ("place", output.position.place), ("mark", output.position.mark.rawValue),
        ("button_mark", output.buttonMark.rawValue), ("place_before", output.positionBefore?.place),
        ("mark_before", output.positionBefore?.mark.rawValue), ("uses_before", output.useBefore?.count),
        ("frecency_before", output.useBefore?.frecency.rawValue),
      ], into: "keyboard_output")
    // SQLite subtracts, because in Swift a damaged key could overflow.
    let prune = try database.cachedStatement(sql: "DELETE FROM keyboard_output WHERE key <= ? - ?")
    try prune.execute(arguments: [database.lastInsertedRowID, KeyboardLimits.outputs])
  }

  public func removeLastOutput() throws -> OutputRecord? {
    let statement = try database.cachedStatement(
      sql: """
        SELECT key, id, place, mark, button_mark, place_before, mark_before, uses_before, frecency_before FROM keyboard_output
        ORDER BY key DESC LIMIT 1
        """
    )
    guard let row = try Row.fetchOne(statement) else { return nil }
    var columns = RowReader(row, of: "keyboard_output")
    let (key, id) = (try columns.integer(), try columns.text())
    let output = OutputRecord(
      id: id, position: PiecePosition(place: try columns.count(), mark: try columns.mark()), buttonMark: try columns.mark(),
      positionBefore: try columns.positionIfAny(), useBefore: try columns.useIfAny()
    )
    try database.execute(sql: "DELETE FROM keyboard_output WHERE key = ?", arguments: [key])
    return output
  }

  public func positions() throws -> [String: PiecePosition] {
    let rows = try Row.fetchAll(database, sql: "SELECT id, place, mark FROM keyboard_position WHERE place IS NOT NULL")
    return try rows.reduce(into: [:]) { positions, row in
      var columns = RowReader(row, of: "keyboard_position", key: nil)
      positions[try columns.text()] = try columns.positionIfAny()
    }
  }

  public func uses() throws -> [PieceID: PieceUse] {
    let rows = try Row.fetchAll(database, sql: "SELECT id, mark, uses, frecency FROM keyboard_use WHERE uses > 0")
    return try rows.reduce(into: [:]) { uses, row in
      var columns = RowReader(row, of: "keyboard_use", key: nil)
      uses[PieceID(id: try columns.text(), mark: try columns.mark())] = try columns.useIfAny()
    }
  }
}

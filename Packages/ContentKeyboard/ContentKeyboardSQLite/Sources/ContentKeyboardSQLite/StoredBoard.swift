import ContentKeyboard
import CoreModule
import CoreModuleSQLite
import GRDB

/// The board in use: the starter board, the user's own or a fetched one.
struct StoredBoard {
  /// The chosen source; `nil` when none was chosen.
  let choice: ChosenSource?
  /// `hasOwn` is not set here, because reading it takes a query.
  private let status: BoardStatus
  private let database: Database
  /// `nil` for the starter board, which has no rows.
  private let rows: Rows?

  private struct Rows {
    let table: String
    let condition: String
    let order: String
  }

  init(_ database: Database) throws {
    self.database = database
    choice = try Self.choice(database)
    let source = choice?.source ?? .starter
    var status = BoardStatus(source: source, maximumAge: choice?.maximumAge)
    var condition = "TRUE"
    if let place = source.place {
      let statement = try database.cachedStatement(sql: "SELECT key, fetched, stamp FROM keyboard_fetch WHERE kind = ? AND place = ?")
      if let row = try Row.fetchOne(statement, arguments: [source.kind, place]) {
        var columns = RowReader(row, of: "keyboard_fetch")
        let key = Int64(try columns.count())
        status.fetched = try columns.moment().milliseconds
        status.stamp = try columns.textIfAny()
        condition = "key BETWEEN \(Self.firstKey(of: key)) AND \(Self.lastKey(of: key))"
      } else {
        condition = "FALSE"
      }
    }
    self.status = status
    rows =
      switch source {
      case .starter: nil
      case .own: Rows(table: "keyboard_own_button", condition: condition, order: "place, key")
      case .file, .service: Rows(table: "keyboard_fetched_button", condition: condition, order: "key")
      }
  }

  func boardStatus() throws -> BoardStatus {
    var status = status
    status.hasOwn = try status.source == .own || Bool.fetchOne(database, sql: "SELECT EXISTS (SELECT * FROM keyboard_own_button)") ?? false
    return status
  }

  /// The number of keys for the buttons of a board, more than `Board.maximumButtons`.
  static let maximumButtons: Int64 = 1 << 20

  /// The key of the first button of the fetched board with this key.
  static func firstKey(of key: Int64) -> Int64 { key << 20 }

  /// The highest key that a button of this board can have.
  static func lastKey(of key: Int64) -> Int64 { firstKey(of: key) | (maximumButtons - 1) }

  private static func choice(_ database: Database) throws -> ChosenSource? {
    guard let row = try Row.fetchOne(database, sql: "SELECT kind, place, maximum_age FROM keyboard_choice") else { return nil }
    var columns = RowReader(row, of: "keyboard_choice", key: nil)
    guard let source = BoardSource(kind: try columns.text(), place: try columns.textIfAny()) else { throw columns.damage }
    return ChosenSource(source, maximumAge: try columns.countIfAny().map { Int64($0) })
  }

  func button(_ id: String) throws -> BoardButton? {
    guard let rows else { return Board.starter.buttons.first { $0.id == id } }
    let statement = try database.cachedStatement(
      sql: "SELECT id, caption, pieces FROM \(rows.table) WHERE id = ? AND \(rows.condition) LIMIT 1"
    )
    return try Row.fetchOne(statement, arguments: [id]).map { try Self.button($0, of: rows.table) }
  }

  func firstButton() throws -> BoardButton? {
    guard let rows else { return Board.starter.buttons.first }
    return try buttons(rows, and: "TRUE LIMIT 1", ordered: false).first ?? nil
  }

  func board() throws -> Board {
    guard let rows else { return .starter }
    return Board(try buttons(rows, and: "TRUE"))
  }

  func buttons(named name: String) throws -> [BoardButton] {
    guard let rows else { return Board.starter.buttons(named: name) }
    if let button = try button(name) { return [button] }
    let exact = try buttons(rows, and: "caption = ?", [name])
    guard exact.isEmpty else { return exact }
    let folded = FoldedText(name)
    let captions = try Row.fetchAll(database, sql: "SELECT id, caption FROM \(rows.table) WHERE \(rows.condition) ORDER BY \(rows.order)")
    return try captions.compactMap { row in
      var columns = RowReader(row, of: rows.table, key: nil)
      let (id, caption) = (try columns.text(), try columns.text())
      return FoldedText(caption) == folded ? try button(id) : nil
    }
  }

  /// Reads the buttons one by one, so that a large board does not fill the memory.
  func forEach(_ body: (BoardButton) throws -> Void) throws {
    guard let rows else { return try Board.starter.buttons.forEach(body) }
    let cursor = try Row.fetchCursor(
      database, sql: "SELECT id, caption, pieces FROM \(rows.table) WHERE \(rows.condition) ORDER BY \(rows.order)"
    )
    while let row = try cursor.next() { try body(try Self.button(row, of: rows.table)) }
  }

  /// Reads the pieces only of buttons that were pressed.
  func states(position: (String) throws -> PiecePosition?) throws -> [ButtonState] {
    func state(of button: BoardButton) throws -> ButtonState {
      ButtonState(
        id: button.id, caption: button.caption, index: try position(button.id)?.place(in: button.pieces), count: button.pieces.count)
    }
    guard let rows else { return try Board.starter.buttons.map { try state(of: $0) } }
    let cursor = try Row.fetchCursor(
      database,
      sql: """
        SELECT id, caption, piece_count, CASE WHEN id IN (SELECT id FROM keyboard_position WHERE place IS NOT NULL) THEN pieces END
        FROM \(rows.table) WHERE \(rows.condition) ORDER BY \(rows.order)
        """
    )
    var states: [ButtonState] = []
    while let row = try cursor.next() {
      var columns = RowReader(row, of: rows.table, key: nil)
      let (id, caption, count) = (try columns.text(), try columns.text(), try columns.count())
      if row.hasNull(atIndex: 3) {
        states.append(ButtonState(id: id, caption: caption, index: nil, count: count))
      } else {
        states.append(try state(of: BoardButton(id: id, caption: caption, pieces: try columns.pieces())))
      }
    }
    return states
  }

  private func buttons(
    _ rows: Rows, and condition: String, _ arguments: StatementArguments = [], ordered: Bool = true
  ) throws -> [BoardButton] {
    try Row.fetchAll(
      database,
      sql: """
        SELECT id, caption, pieces FROM (SELECT * FROM \(rows.table) WHERE \(rows.condition) ORDER BY \(rows.order)) WHERE \(condition)
        """,
      arguments: arguments
    ).map { try Self.button($0, of: rows.table) }
  }

  /// The button of a row with its id, its caption and its pieces.
  static func button(_ row: Row, of table: String) throws -> BoardButton {
    var columns = RowReader(row, of: table, key: nil)
    return try columns.button()
  }
}

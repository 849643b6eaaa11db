import ContentKeyboard
import CoreModule
import CoreModuleSQLite
import GRDB

/// The board that is used, wherever it lies.
struct StoredBoard {
  /// The board, without its buttons, and without a look for an own board beside it.
  private let kept: KeptBoard
  private let database: Database
  /// The rows of its buttons; `nil` for the starter board, which has none.
  private let rows: Rows?

  private struct Rows {
    let table: String
    let condition: String
    let order: String
  }

  init(_ database: Database) throws {
    self.database = database
    let choice = try Self.choice(database)
    let source = choice?.source ?? .starter
    var kept = KeptBoard(source: source, maximumAge: choice?.maximumAge)
    var condition = "TRUE"
    if let place = source.place {
      let statement = try database.cachedStatement(sql: "SELECT key, fetched, stamp FROM keyboard_fetch WHERE kind = ? AND place = ?")
      if let row = try Row.fetchOne(statement, arguments: [source.kind, place]) {
        let key = Int64(try row.count(0, of: "keyboard_fetch"))
        kept.fetched = try RecordNumbers(of: "keyboard_fetch", key: key).moment(try row.value(1)).milliseconds
        kept.stamp = try row.valueIfAny(2)
        condition = "key BETWEEN \(Self.firstKey(of: key)) AND \(Self.lastKey(of: key))"
      } else {
        condition = "FALSE"
      }
    }
    self.kept = kept
    rows =
      switch source {
      case .starter: nil
      case .own: Rows(table: "keyboard_own_button", condition: condition, order: "place, key")
      case .file, .service: Rows(table: "keyboard_fetched_button", condition: condition, order: "key")
      }
  }

  /// The board, without its buttons.
  func keptBoard() throws -> KeptBoard {
    var kept = kept
    kept.hasOwn = try kept.source == .own || Bool.fetchOne(database, sql: "SELECT EXISTS (SELECT * FROM keyboard_own_button)") ?? false
    return kept
  }

  /// More than a board has.
  static let mostButtons: Int64 = 1 << 20

  /// The key of the first button of the board that was fetched with this key.
  static func firstKey(of key: Int64) -> Int64 { key << 20 }

  /// The key that its last button could have.
  static func lastKey(of key: Int64) -> Int64 { firstKey(of: key) | (mostButtons - 1) }

  static func choice(_ database: Database) throws -> ChosenSource? {
    guard let row = try Row.fetchOne(database, sql: "SELECT kind, place, maximum_age FROM keyboard_choice") else { return nil }
    let (kind, place): (String, String?) = (try row.value(0), try row.valueIfAny(1))
    guard let source = BoardSource(kind: kind, place: place) else {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "the chosen source is damaged")
    }
    let maximumAge = try row.hasNull(atIndex: 2) ? nil : Int64(row.count(2, of: "keyboard_choice"))
    return ChosenSource(source, maximumAge: maximumAge)
  }

  func button(_ id: String) throws -> BoardButton? {
    guard let rows else { return Board.starter.buttons.first { $0.id == id } }
    let statement = try database.cachedStatement(
      sql: "SELECT id, caption, pieces FROM \(rows.table) WHERE id = ? AND \(rows.condition) LIMIT 1"
    )
    return try Row.fetchOne(statement, arguments: [id]).map(Self.button)
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
    let ids = try captions.filter { FoldedText(try $0.value(1)) == folded }.map { try $0.value(0, as: String.self) }
    return try ids.compactMap { try button($0) }
  }

  /// Calls `body` with each button, in order, without keeping them.
  func forEach(_ body: (BoardButton) throws -> Void) throws {
    guard let rows else { return try Board.starter.buttons.forEach(body) }
    let cursor = try Row.fetchCursor(
      database, sql: "SELECT id, caption, pieces FROM \(rows.table) WHERE \(rows.condition) ORDER BY \(rows.order)"
    )
    while let row = try cursor.next() { try body(try Self.button(row)) }
  }

  /// The id, the caption and the number of pieces of each button, with the pieces where the button was pressed.
  func states() throws -> [ButtonState] {
    let presses = PressTable(database)
    guard let rows else { return try Board.starter.buttons.map { try presses.state(of: $0) } }
    let cursor = try Row.fetchCursor(
      database,
      sql: """
        SELECT id, caption, piece_count, CASE WHEN id IN (SELECT id FROM keyboard_position WHERE place IS NOT NULL) THEN pieces END
        FROM \(rows.table) WHERE \(rows.condition) ORDER BY \(rows.order)
        """
    )
    var states: [ButtonState] = []
    while let row = try cursor.next() {
      let (id, caption): (String, String) = (try row.value(0), try row.value(1))
      if let pieces: String = try row.valueIfAny(3) {
        states.append(try presses.state(of: BoardButton(id: id, caption: caption, pieces: try Self.pieces(pieces))))
      } else {
        states.append(ButtonState(id: id, caption: caption, index: nil, count: try row.count(2, of: rows.table)))
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
    ).map(Self.button)
  }

  static func button(_ row: Row) throws -> BoardButton {
    BoardButton(id: try row.value(0), caption: try row.value(1), pieces: try pieces(try row.value(2)))
  }

  private static func pieces(_ list: String) throws -> [String] {
    guard let pieces = BoardText.texts(list), !pieces.isEmpty else {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "the pieces of a button are damaged")
    }
    return pieces
  }
}

public import ContentKeyboard
public import CoreModule
public import CoreModuleSQLite
import GRDB

/// The boards in the database.
public typealias SQLiteBoardStore = RowBoardStore<SQLiteStorage<KeyboardTables>>

extension SQLiteBoardStore {
  /// Creates a store over `database`, whose schema includes `ContentKeyboardSchema`.
  public init(database: SQLiteDatabase, clock: WallClock) {
    self.init(SQLiteStorage(database) { KeyboardTables($0) }, clock: clock)
  }
}

/// The rows of the keyboard's tables in one transaction.
public struct KeyboardTables: BoardRows {
  let database: Database
  private let inUse = BoardInUse()

  init(_ database: Database) { self.database = database }

  public func chosen() throws -> ChosenSource? { try stored().choice }
  public func boardStatus() throws -> BoardStatus { try stored().boardStatus() }
  public func states() throws -> [ButtonState] { try stored().states(position: position) }
  public func board() throws -> Board { try stored().board() }
  public func button(_ id: String) throws -> BoardButton? { try stored().button(id) }
  public func firstButton() throws -> BoardButton? { try stored().firstButton() }
  public func buttons(named name: String) throws -> [BoardButton] { try stored().buttons(named: name) }
  public func forEachButton(_ body: (BoardButton) throws -> Void) throws { try stored().forEach(body) }

  /// The board in use. The choice of the board is read once.
  private func stored() throws -> StoredBoard {
    if let board = inUse.board { return board }
    let board = try StoredBoard(database)
    inUse.board = board
    return board
  }

  func forgetBoardInUse() { inUse.board = nil }
}

/// The board in use, after it was read in the transaction.
private final class BoardInUse {
  var board: StoredBoard?
}

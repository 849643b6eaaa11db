public import ContentKeyboard
public import CoreModule
public import CoreModuleSQLite
import GRDB

/// The boards in the database.
public struct SQLiteBoardStore: BoardStore {
  let database: SQLiteDatabase
  private let clock: WallClock

  /// Creates a store over `database`, whose schema includes ``ContentKeyboardSchema``.
  public init(database: SQLiteDatabase, clock: WallClock) {
    self.database = database
    self.clock = clock
  }

  /// See `BoardStore.boardStatus()`.
  public func boardStatus() async throws(BoardStoreError) -> BoardStatus {
    try await read(orWhenMissing: BoardStatus(source: .starter)) { try StoredBoard($0).boardStatus() }
  }

  /// See `BoardStore.states()`.
  public func states() async throws(BoardStoreError) -> [ButtonState] {
    try await read(orWhenMissing: Board.starter.buttons.map(\.state)) { try StoredBoard($0).states() }
  }

  /// See `BoardStore.board()`.
  public func board() async throws(BoardStoreError) -> Board { try await read(orWhenMissing: .starter) { try StoredBoard($0).board() } }

  /// See `BoardStore.buttons(named:)`.
  public func buttons(named name: String) async throws(BoardStoreError) -> [BoardButton] {
    try await read(orWhenMissing: Board.starter.buttons(named: name)) { try StoredBoard($0).buttons(named: name) }
  }

  /// See `BoardStore.currentButton()`.
  public func currentButton() async throws(BoardStoreError) -> BoardButton? {
    try await read(orWhenMissing: Board.starter.buttons.first) { database in
      let board = try StoredBoard(database)
      let last = try PressTable(database).lastOutput()
      return try last.flatMap { try board.button($0.id) } ?? board.firstButton()
    }
  }

  /// See `BoardStore.putOut(_:unless:)`.
  public func putOut(
    _ requests: [PieceRequest], unless isRefused: @Sendable ([Piece]) -> Bool
  ) async throws(BoardStoreError) -> [Piece] {
    try await write(nil) { database in
      switch try outputs(requests, in: database, at: clock.now()) {
      case .success(let pieces): isRefused(pieces) ? .failure(.refused(pieces)) : .success(pieces)
      case .failure(let error): .failure(error)
      }
    }
  }

  /// See `BoardStore.preview(_:)`.
  public func preview(_ requests: [PieceRequest]) async throws(BoardStoreError) -> [Piece] {
    let starter = Self.preview(requests, last: nil) { id in
      Board.starter.buttons.first { $0.id == id }
    } position: { _ in
      nil
    }
    return try await read(orWhenMissing: starter) { database in
      let (board, presses) = (try StoredBoard(database), PressTable(database))
      return try Self.preview(requests, last: presses.lastOutput(), button: board.button, position: presses.position)
    }.get()
  }

  /// See `BoardStore.takeBack()`.
  public func takeBack() async throws(BoardStoreError) -> Piece? {
    let isThere = try await read(orWhenMissing: false) { try PressTable($0).lastOutput() != nil }
    guard isThere else { return nil }
    return try await write(nil) { database in
      let (board, presses) = (try StoredBoard(database), PressTable(database))
      while let (id, position) = try presses.takeBack() {
        if let button = try board.button(id), let place = position.place(in: button.pieces) {
          return .success(Piece(of: button, at: place))
        }
      }
      return .success(nil)
    }
  }

  /// See `BoardStore.reset(_:)`.
  public func reset(_ ids: [String]?) async throws(BoardStoreError) -> [ButtonState] {
    let reset = try await write(.keysReset, subjects: { $0.names }) { database -> Result<ResetButtons, BoardStoreError> in
      let (board, presses) = (try StoredBoard(database), PressTable(database))
      guard let ids else {
        let names = try namesOfPressed(board, presses)
        try presses.reset(nil)
        return .success(ResetButtons(states: try board.states(), names: names))
      }
      var buttons: [BoardButton] = []
      for id in ids {
        guard let button = try board.button(id) else { return .failure(.noSuchButton(id)) }
        buttons.append(button)
      }
      try presses.reset(ids)
      let states = buttons.map(\.state)
      return .success(ResetButtons(states: states, names: states.map(\.name)))
    }
    return reset.states
  }

  /// See `BoardStore.pieces(of:)`.
  public func pieces(of id: String) async throws(BoardStoreError) -> [ListedPiece] {
    let starter = Board.starter.buttons.first { $0.id == id }.map { Self.listed($0) { _ in nil } }
    let listed = try await read(orWhenMissing: starter) { database -> [ListedPiece]? in
      guard let button = try StoredBoard(database).button(id) else { return nil }
      let presses = PressTable(database)
      return try Self.listed(button) { try presses.use(of: $0) }
    }
    guard let listed else { throw .noSuchButton(id) }
    return listed
  }

  /// See `BoardStore.pieces(holding:)`.
  public func pieces(holding text: FoldedText) async throws(BoardStoreError) -> [Piece] {
    try await read(orWhenMissing: Board.starter.buttons.flatMap { $0.pieces(holding: text) }) { database in
      var found: [Piece] = []
      try StoredBoard(database).forEach { found += $0.pieces(holding: text) }
      return found
    }
  }

  /// See `BoardStore.choose(_:maximumAge:)`.
  public func choose(_ source: BoardSource, maximumAge: Int64?) async throws(BoardStoreError) {
    try await write(.keysSource, subjects: { [source.shownPlace ?? source.kind] }) { database in
      try BoardTable(database).choose(ChosenSource(source, maximumAge: maximumAge))
      return .success(())
    }
  }

  /// See `BoardStore.edit(_:)`.
  public func edit(_ edit: BoardEdit) async throws(BoardStoreError) -> [BoardButton] {
    try await write(edit.stepName, subjects: { $0.map { $0.caption.isEmpty ? $0.id : $0.caption } }) { database in
      let old = try StoredBoard(database).board()
      let new: Board
      do throws(BoardEditError) { new = try edit.applied(to: old) } catch { return .failure(.edit(error)) }
      let table = BoardTable(database)
      try table.setOwn(new)
      if try StoredBoard.choice(database)?.source != .own { try table.choose(ChosenSource(.own, maximumAge: nil)) }
      return .success(edit.changed(from: old, to: new))
    }
  }

  /// See `BoardStore.keep(_:of:at:stamp:)`.
  public func keep(_ board: Board, of source: BoardSource, at moment: Timestamp, stamp: String?) async throws(BoardStoreError) {
    try await write(nil) { database in
      try BoardTable(database).keep(FetchedBoard(board, at: moment, stamp: stamp), of: source)
      return .success(())
    }
  }

  /// See `BoardStore.everything()`.
  public func everything() async throws(BoardStoreError) -> KeyboardSnapshot {
    try await read(orWhenMissing: KeyboardSnapshot()) { try BoardTable($0).everything() }
  }

  /// See `BoardStore.take(_:isTrial:in:)`.
  public func take(_ keyboard: KeyboardSnapshot, isTrial: Bool, in change: Change?) async throws(BoardStoreError) -> KeyboardImport {
    guard !isTrial else {
      let existing = try await everything()
      return KeyboardImport(keyboard, into: existing)
    }
    return try await write(.fileImport, in: change, subjects: { _ in keyboard.own?.buttons.map(\.caption) ?? [] }) { database in
      let table = BoardTable(database)
      let existing = try table.everything()
      let imported = KeyboardImport(keyboard, into: existing)
      try table.apply(imported, from: existing)
      return .success(imported)
    }
  }
}

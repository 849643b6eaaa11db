public import CoreModule

/// The rules of a keyboard's store, over rows.
public struct RowBoardStore<Storage: RowStorage>: BoardStore where Storage.Rows: BoardRows {
  /// Where the rows are.
  public let storage: Storage
  private let clock: WallClock

  /// Creates a store over `storage`.
  public init(_ storage: Storage, clock: WallClock) { (self.storage, self.clock) = (storage, clock) }

  public func boardStatus() async throws(BoardStoreError) -> BoardStatus { try await read { try $0.boardStatus() } }

  public func states() async throws(BoardStoreError) -> [ButtonState] { try await read { try $0.states() } }

  public func board() async throws(BoardStoreError) -> Board { try await read { try $0.board() } }

  public func buttons(named name: String) async throws(BoardStoreError) -> [BoardButton] {
    try await read { try $0.buttons(named: name) }
  }

  public func currentButton() async throws(BoardStoreError) -> BoardButton? { try await read { try $0.currentButton() } }

  public func putOut(
    _ requests: [PieceRequest], unless isRefused: @Sendable ([Piece]) -> Bool
  ) async throws(BoardStoreError) -> [Piece] {
    try await storage.write(nil) { rows in
      let outputs = try rows.outputs(requests)
      let pieces = outputs.map { Piece(of: $0.button, at: $0.place) }
      if isRefused(pieces) { throw BoardStoreError.refused(pieces) }
      let now = clock.now()
      for output in outputs { try rows.putOut(output.button, output.place, at: now) }
      return pieces
    }
  }

  public func preview(_ requests: [PieceRequest]) async throws(BoardStoreError) -> [Piece] {
    try await read { try $0.outputs(requests).map { Piece(of: $0.button, at: $0.place) } }
  }

  public func takeBack() async throws(BoardStoreError) -> Piece? {
    guard try await read({ try $0.lastOutput() != nil }) else { return nil }
    return try await storage.write(nil) { try $0.takeBack() }
  }

  public func reset(_ ids: [String]?) async throws(BoardStoreError) -> [ButtonState] {
    try await storage.write(.keysReset, subjects: { $0.names }) { try $0.reset(ids) }.states
  }

  public func pieces(of id: String) async throws(BoardStoreError) -> [ListedPiece] { try await read { try $0.pieces(of: id) } }

  public func pieces(holding text: FoldedText) async throws(BoardStoreError) -> [Piece] {
    try await read { try $0.pieces(holding: text) }
  }

  public func choose(_ source: BoardSource, maximumAge: Int64?) async throws(BoardStoreError) {
    try await storage.write(.keysSource, subjects: { [source.shownPlace ?? source.kind] }) {
      try $0.choose(ChosenSource(source, maximumAge: maximumAge))
    }
  }

  public func edit(_ edit: BoardEdit) async throws(BoardStoreError) -> EditedBoard {
    try await storage.write(edit.stepName, subjects: { $0.changed.map(\.name) }) { try $0.edit(edit) }
  }

  public func keep(_ board: Board, of source: BoardSource, at moment: Timestamp, stamp: String?) async throws(BoardStoreError) {
    try await storage.write(nil) { try $0.keep(FetchedBoard(board, at: moment, stamp: stamp), of: source) }
  }

  public func everything() async throws(BoardStoreError) -> KeyboardSnapshot { try await read { try $0.everything() } }

  public func merge(_ keyboard: KeyboardSnapshot, isTrial: Bool, in change: Change?) async throws(BoardStoreError) -> KeyboardImport {
    guard !isTrial else { return try KeyboardImport(keyboard, into: try await everything()) }
    return try await storage.write(.fileImport, in: change, subjects: { _ in keyboard.own?.buttons.map(\.caption) ?? [] }) {
      try $0.merge(keyboard)
    }
  }

  /// Reads rows; if nothing was ever stored, those of the starter board.
  private func read<Value: Sendable>(
    method: StaticString = #function, _ body: @Sendable (any BoardRows) throws -> Value
  ) async throws(BoardStoreError) -> Value {
    let stored: Value? = try await storage.read(orWhenMissing: nil, method: method) { try body($0) }
    if let stored { return stored }
    do { return try body(InMemoryBoardRows()) } catch let error as BoardStoreError { throw error } catch {
      throw .storage(.inputOutput(path: "", detail: "\(error)"))
    }
  }
}

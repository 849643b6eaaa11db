public import CoreModule

/// A store in memory, for tests and for hosts without a database.
public actor InMemoryBoardStore: BoardStore {
  private var memory = KeyboardMemory()
  private let clock: WallClock

  /// Creates a store that uses `own`, or else the starter board.
  public init(_ own: Board? = nil, clock: WallClock) {
    memory.own = own
    if own != nil { memory.chosen = ChosenSource(.own, maximumAge: nil) }
    self.clock = clock
  }

  /// See ``BoardStore/boardStatus()``.
  public func boardStatus() -> BoardStatus { memory.boardStatus }

  /// See ``BoardStore/states()``.
  public func states() -> [ButtonState] { memory.board.buttons.map(memory.state) }

  /// See ``BoardStore/board()``.
  public func board() -> Board { memory.board }

  /// See ``BoardStore/buttons(named:)``.
  public func buttons(named name: String) -> [BoardButton] { memory.board.buttons(named: name) }

  /// See ``BoardStore/currentButton()``.
  public func currentButton() -> BoardButton? {
    let buttons = memory.board.buttons
    return buttons.first { $0.id == memory.outputs.last?.id } ?? buttons.first
  }

  /// See ``BoardStore/putOut(_:unless:)``.
  public func putOut(_ requests: [PieceRequest], unless isRefused: @Sendable ([Piece]) -> Bool) throws(BoardStoreError) -> [Piece] {
    let (pieces, after) = try outputs(requests)
    if isRefused(pieces) { throw .refused(pieces) }
    memory = after
    return pieces
  }

  /// See ``BoardStore/preview(_:)``.
  public func preview(_ requests: [PieceRequest]) throws(BoardStoreError) -> [Piece] { try outputs(requests).pieces }

  /// See ``BoardStore/takeBack()``.
  public func takeBack() -> Piece? { memory.takeBack() }

  /// See ``BoardStore/reset(_:)``.
  public func reset(_ ids: [String]?) throws(BoardStoreError) -> [ButtonState] {
    guard let ids else {
      memory.positions = [:]
      return states()
    }
    var buttons: [BoardButton] = []
    for id in ids { buttons.append(try memory.button(id)) }
    for id in ids { memory.positions[id] = nil }
    return buttons.map(memory.state)
  }

  /// See ``BoardStore/pieces(of:)``.
  public func pieces(of id: String) throws(BoardStoreError) -> [ListedPiece] {
    let button = try memory.button(id)
    return button.pieces.indices.map { place in
      ListedPiece(piece: Piece(of: button, at: place), use: memory.uses[PieceID(id: id, mark: TextMark(button.pieces[place]))])
    }
  }

  /// See ``BoardStore/pieces(holding:)``.
  public func pieces(holding text: FoldedText) -> [Piece] { memory.board.buttons.flatMap { $0.pieces(holding: text) } }

  /// See ``BoardStore/choose(_:maximumAge:)``.
  public func choose(_ source: BoardSource, maximumAge: Int64?) { memory.chosen = ChosenSource(source, maximumAge: maximumAge) }

  /// See ``BoardStore/edit(_:)``.
  public func edit(_ edit: BoardEdit) throws(BoardStoreError) -> [BoardButton] { try memory.edit(edit) }

  /// See ``BoardStore/keep(_:of:at:stamp:)``.
  public func keep(_ board: Board, of source: BoardSource, at moment: Timestamp, stamp: String?) {
    memory.keep(FetchedBoard(board, at: moment, stamp: stamp), of: source)
  }

  /// See ``BoardStore/everything()``.
  public func everything() -> KeyboardSnapshot { memory.everything }

  /// See ``BoardStore/take(_:isTrial:in:)``.
  public func take(_ keyboard: KeyboardSnapshot, isTrial: Bool, in change: Change?) -> KeyboardImport {
    let imported = KeyboardImport(keyboard, into: memory.everything)
    if !isTrial { memory.apply(imported) }
    return imported
  }

  private func outputs(_ requests: [PieceRequest]) throws(BoardStoreError) -> (pieces: [Piece], memory: KeyboardMemory) {
    var after = memory
    var pieces: [Piece] = []
    for request in requests { pieces.append(try after.putOut(request, at: clock.now())) }
    return (pieces, after)
  }
}

extension Board {
  /// The button with this id, else those with this caption, else those whose caption differs only in case and accents.
  public func buttons(named name: String) -> [BoardButton] {
    if let button = buttons.first(where: { $0.id == name }) { return [button] }
    let exact = buttons.filter { $0.caption == name }
    guard exact.isEmpty else { return exact }
    let folded = FoldedText(name)
    return buttons.filter { FoldedText($0.caption) == folded }
  }
}

extension BoardButton {
  /// The pieces that hold `text`, whatever the case and accents.
  public func pieces(holding text: FoldedText) -> [Piece] {
    pieces.indices.filter { FoldedText(pieces[$0]).description.contains(text.description) }.map { Piece(of: self, at: $0) }
  }
}

import CoreModule

/// An output with the state before it, for undo.
struct OutputRecord {
  let id: String
  let place: Int
  let mark: TextMark
  let buttonMark: TextMark
  let positionBefore: PiecePosition?
  let useBefore: PieceUse?
}

/// The data and rules of ``InMemoryBoardStore``, as a value.
struct KeyboardMemory {
  var chosen: ChosenSource?
  var own: Board?
  var fetched: [(source: BoardSource, board: FetchedBoard)] = []
  var positions: [String: PiecePosition] = [:]
  var uses: [PieceID: PieceUse] = [:]
  var outputs: [OutputRecord] = []

  var source: BoardSource { chosen?.source ?? .starter }

  var board: Board {
    switch source {
    case .starter: .starter
    case .own: own ?? Board()
    case .file, .service: fetchedBoard?.board ?? Board()
    }
  }

  var fetchedBoard: FetchedBoard? { fetched.first { $0.source == source }?.board }

  var boardStatus: BoardStatus {
    BoardStatus(
      source: source, maximumAge: chosen?.maximumAge, fetched: fetchedBoard?.moment.milliseconds, stamp: fetchedBoard?.stamp,
      hasOwn: ownBoard != nil
    )
  }

  /// An empty board that is not in use counts as none.
  private var ownBoard: Board? { own?.buttons.isEmpty == true && source != .own ? nil : own }

  func button(_ id: String) throws(BoardStoreError) -> BoardButton {
    guard let button = board.buttons.first(where: { $0.id == id }) else { throw .noSuchButton(id) }
    return button
  }

  func state(_ button: BoardButton) -> ButtonState {
    let index = positions[button.id]?.place(in: button.pieces)
    return ButtonState(id: button.id, caption: button.caption, index: index, count: button.pieces.count)
  }

  mutating func putOut(_ request: PieceRequest, at moment: Timestamp) throws(BoardStoreError) -> Piece {
    let button = try button(request.id)
    let place: Int
    switch request {
    case .next(_, let rule):
      let last = outputs.last.map { LastOutput(id: $0.id, buttonMark: $0.buttonMark) }
      place = button.nextPlace(after: positions[button.id], last: last, rule)
    case .pick(_, let picked): place = picked
    }
    guard button.pieces.indices.contains(place) else { throw .noSuchPiece(button.state, place: place) }
    let position = PiecePosition(at: place, of: button.pieces)
    let key = PieceID(id: button.id, mark: position.mark)
    outputs.append(
      OutputRecord(
        id: button.id, place: place, mark: position.mark, buttonMark: TextMark(button), positionBefore: positions[button.id],
        useBefore: uses[key]))
    outputs.removeFirst(max(0, outputs.count - KeyboardLimits.outputs))
    positions[button.id] = position
    uses[key] = PieceUse(after: uses[key], at: moment)
    return Piece(of: button, at: place)
  }

  mutating func takeBack() -> Piece? {
    while let output = outputs.popLast() {
      positions[output.id] = output.positionBefore
      uses[PieceID(id: output.id, mark: output.mark)] = output.useBefore
      guard let button = board.buttons.first(where: { $0.id == output.id }),
        let place = PiecePosition(place: output.place, mark: output.mark).place(in: button.pieces)
      else { continue }
      return Piece(of: button, at: place)
    }
    return nil
  }

  mutating func edit(_ edit: BoardEdit) throws(BoardStoreError) -> [BoardButton] {
    let old = board
    let new: Board
    do throws(BoardEditError) { new = try edit.applied(to: old) } catch { throw .edit(error) }
    own = new
    chosen = ChosenSource(.own, maximumAge: nil)
    return edit.changed(from: old, to: new)
  }

  mutating func keep(_ board: FetchedBoard, of source: BoardSource) {
    fetched.removeAll { $0.source == source }
    fetched.append((source, board))
    while fetched.count > KeyboardLimits.fetchedBoards, let index = fetched.firstIndex(where: { $0.source != self.source }) {
      fetched.remove(at: index)
    }
  }

  var everything: KeyboardSnapshot {
    KeyboardSnapshot(chosen: chosen, own: ownBoard, fetched: fetchedBoard, positions: positions, uses: uses)
  }

  mutating func apply(_ imported: KeyboardImport) {
    (chosen, own, positions, uses) = (imported.result.chosen, imported.result.own, imported.result.positions, imported.result.uses)
    if let board = imported.result.fetched, source.place != nil, board != fetchedBoard { keep(board, of: source) }
  }
}

public import CoreModule

/// A store in memory, for tests and for hosts without a database.
public typealias InMemoryBoardStore = RowBoardStore<InMemoryStorage<InMemoryBoardRows>>

extension InMemoryBoardStore {
  /// Creates a store that uses `own`, or else the starter board.
  public init(_ own: Board? = nil, clock: WallClock) { self.init(InMemoryStorage(InMemoryBoardRows(own)), clock: clock) }
}

/// The rows of an ``InMemoryBoardStore``.
public struct InMemoryBoardRows: BoardRows, Sendable {
  private var choice: ChosenSource?
  private var ownBoard: Board?
  private var fetched: [(source: BoardSource, board: FetchedBoard)] = []
  private var storedPositions: [String: PiecePosition] = [:]
  private var storedUses: [PieceID: PieceUse] = [:]
  private var storedOutputs: [OutputRecord] = []

  init(_ own: Board? = nil) {
    ownBoard = own
    if own != nil { choice = ChosenSource(.own, maximumAge: nil) }
  }

  private var source: BoardSource { choice?.source ?? .starter }

  private var fetchedBoard: FetchedBoard? { fetched.first { $0.source == source }?.board }

  public func chosen() -> ChosenSource? { choice }

  public func boardStatus() -> BoardStatus {
    BoardStatus(
      source: source, maximumAge: choice?.maximumAge, fetched: fetchedBoard?.moment.milliseconds, stamp: fetchedBoard?.stamp,
      hasOwn: source == .own || ownBoard?.buttons.isEmpty == false
    )
  }

  public func board() -> Board {
    switch source {
    case .starter: .starter
    case .own: own()
    case .file, .service: fetchedBoard?.board ?? Board()
    }
  }

  public func states() -> [ButtonState] {
    board().buttons.map { button in
      let index = storedPositions[button.id]?.place(in: button.pieces)
      return ButtonState(id: button.id, caption: button.caption, index: index, count: button.pieces.count)
    }
  }

  public func button(_ id: String) -> BoardButton? { board().buttons.first { $0.id == id } }
  public func firstButton() -> BoardButton? { board().buttons.first }
  public func buttons(named name: String) -> [BoardButton] { board().buttons(named: name) }
  public func forEachButton(_ body: (BoardButton) throws -> Void) rethrows { try board().buttons.forEach(body) }
  public func position(of id: String) -> PiecePosition? { storedPositions[id] }
  public func positions() -> [String: PiecePosition] { storedPositions }
  public func use(of piece: PieceID) -> PieceUse? { storedUses[piece] }
  public func uses() -> [PieceID: PieceUse] { storedUses }
  public func lastOutput() -> LastOutput? { storedOutputs.last.map { LastOutput(id: $0.id, buttonMark: $0.buttonMark) } }
  public mutating func setPosition(_ position: PiecePosition?, of id: String) { storedPositions[id] = position }
  public mutating func resetPositions() { storedPositions = [:] }
  public mutating func setUse(_ use: PieceUse?, of piece: PieceID) { storedUses[piece] = use }

  public mutating func append(_ output: OutputRecord) {
    storedOutputs.append(output)
    storedOutputs.removeFirst(max(0, storedOutputs.count - KeyboardLimits.outputs))
  }

  public mutating func removeLastOutput() -> OutputRecord? { storedOutputs.popLast() }
  public mutating func choose(_ chosen: ChosenSource) { choice = chosen }
  public func own() -> Board { ownBoard ?? Board() }
  public mutating func setOwn(_ board: Board) { ownBoard = board }

  public mutating func replaceFetched(_ board: FetchedBoard, of source: BoardSource) {
    deleteFetched(source)
    fetched.append((source, board))
  }

  public func fetchedSources() -> [BoardSource] { fetched.map(\.source) }
  public mutating func deleteFetched(_ source: BoardSource) { fetched.removeAll { $0.source == source } }
}

extension Board {
  /// The button with this id, or else those with this caption, or else those whose caption differs only in case and accents.
  public func buttons(named name: String) -> [BoardButton] {
    if let button = buttons.first(where: { $0.id == name }) { return [button] }
    let exact = buttons.filter { $0.caption == name }
    guard exact.isEmpty else { return exact }
    let folded = FoldedText(name)
    return buttons.filter { FoldedText($0.caption) == folded }
  }
}

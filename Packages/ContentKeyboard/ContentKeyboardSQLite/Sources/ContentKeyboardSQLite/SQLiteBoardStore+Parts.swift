import ContentKeyboard
import CoreModule
import CoreModuleSQLite
import GRDB

extension SQLiteBoardStore {
  static func listed(_ button: BoardButton, _ use: (PieceID) throws -> PieceUse?) rethrows -> [ListedPiece] {
    try button.pieces.indices.map { place in
      let key = PieceID(id: button.id, mark: TextMark(button.pieces[place]))
      return ListedPiece(piece: Piece(of: button, at: place), use: try use(key))
    }
  }

  /// The reset buttons, and the names that the undo step shows.
  struct ResetButtons {
    let states: [ButtonState]
    let names: [String]
  }

  /// The names of the buttons that a reset changes: those of the board, else the ids of other boards' buttons.
  func namesOfPressed(_ board: StoredBoard, _ presses: PressTable) throws -> [String] {
    let names = try board.states().filter { $0.index != nil }.map(\.name)
    return names.isEmpty ? try presses.positions().keys.sorted() : names
  }

  /// Outputs the pieces in the open transaction.
  func outputs(_ requests: [PieceRequest], in database: Database, at moment: Timestamp) throws -> Result<[Piece], BoardStoreError> {
    let (board, presses) = (try StoredBoard(database), PressTable(database))
    var pieces: [Piece] = []
    for request in requests {
      guard let button = try board.button(request.id) else { return .failure(.noSuchButton(request.id)) }
      let position = try presses.position(of: button.id)
      let place = try request.place(on: button, after: position) { try presses.lastOutput() }
      guard button.pieces.indices.contains(place) else {
        return .failure(.noSuchPiece(button.state, place: place))
      }
      try presses.putOut(button, place, at: moment)
      pieces.append(Piece(of: button, at: place))
    }
    return .success(pieces)
  }

  /// Computes the outputs from the stored positions and the changes that earlier requests would make.
  static func preview(
    _ requests: [PieceRequest], last: LastOutput?, button: (String) throws -> BoardButton?, position: (String) throws -> PiecePosition?
  ) rethrows -> Result<[Piece], BoardStoreError> {
    var last = last
    var positions: [String: PiecePosition] = [:]
    var pieces: [Piece] = []
    for request in requests {
      guard let button = try button(request.id) else { return .failure(.noSuchButton(request.id)) }
      let place = request.place(on: button, after: try positions[button.id] ?? position(button.id)) { last }
      guard button.pieces.indices.contains(place) else { return .failure(.noSuchPiece(button.state, place: place)) }
      last = LastOutput(id: button.id, buttonMark: TextMark(button))
      positions[button.id] = PiecePosition(at: place, of: button.pieces)
      pieces.append(Piece(of: button, at: place))
    }
    return .success(pieces)
  }

  func read<Value: Sendable>(orWhenMissing missing: Value, _ body: @Sendable (Database) throws -> Value) async throws(BoardStoreError)
    -> Value
  {
    do throws(StorageError) { return try await database.read(orWhenMissing: missing, body) } catch { throw .storage(error) }
  }

  /// Runs `body` in one transaction, which a returned failure rolls back.
  func write<Value: Sendable>(
    _ step: StepName?, in change: Change? = nil, subjects: @Sendable (Value) -> [String] = { _ in [] },
    _ body: @Sendable (Database) throws -> Result<Value, BoardStoreError>
  ) async throws(BoardStoreError) -> Value {
    let result: Result<Value, BoardStoreError>
    do throws(StorageError) {
      result = try await database.writeOrRefuse(step, in: change, subjects: subjects, body)
    } catch { throw .storage(error) }
    return try result.get()
  }
}

extension PieceRequest {
  fileprivate func place(
    on button: BoardButton, after position: PiecePosition?, last: () throws -> LastOutput?
  ) rethrows -> Int {
    switch self {
    case .next(_, .perButton): button.nextPlace(after: position, last: nil, .perButton)
    case .next(_, let rule): button.nextPlace(after: position, last: try last(), rule)
    case .pick(_, let place): place
    }
  }
}

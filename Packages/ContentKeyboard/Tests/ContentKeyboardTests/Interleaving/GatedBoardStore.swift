import ContentKeyboard
import CoreModule
import CoreModuleTesting

/// A store behind a gate.
struct GatedBoardStore: BoardStore {
  let base: any BoardStore
  let gate: CallGate

  func boardStatus() async throws(BoardStoreError) -> BoardStatus {
    try await gate { () throws(BoardStoreError) in try await base.boardStatus() }
  }

  func states() async throws(BoardStoreError) -> [ButtonState] {
    try await gate { () throws(BoardStoreError) in try await base.states() }
  }

  func board() async throws(BoardStoreError) -> Board {
    try await gate { () throws(BoardStoreError) in try await base.board() }
  }

  func buttons(named name: String) async throws(BoardStoreError) -> [BoardButton] {
    try await gate { () throws(BoardStoreError) in try await base.buttons(named: name) }
  }

  func currentButton() async throws(BoardStoreError) -> BoardButton? {
    try await gate { () throws(BoardStoreError) in try await base.currentButton() }
  }

  func putOut(_ requests: [PieceRequest], unless isRefused: @Sendable ([Piece]) -> Bool) async throws(BoardStoreError) -> [Piece] {
    try await gate { () throws(BoardStoreError) in try await base.putOut(requests, unless: isRefused) }
  }

  func preview(_ requests: [PieceRequest]) async throws(BoardStoreError) -> [Piece] {
    try await gate { () throws(BoardStoreError) in try await base.preview(requests) }
  }

  func takeBack() async throws(BoardStoreError) -> Piece? {
    try await gate { () throws(BoardStoreError) in try await base.takeBack() }
  }

  func reset(_ ids: [String]?) async throws(BoardStoreError) -> [ButtonState] {
    try await gate { () throws(BoardStoreError) in try await base.reset(ids) }
  }

  func pieces(of id: String) async throws(BoardStoreError) -> [ListedPiece] {
    try await gate { () throws(BoardStoreError) in try await base.pieces(of: id) }
  }

  func pieces(holding text: FoldedText) async throws(BoardStoreError) -> [Piece] {
    try await gate { () throws(BoardStoreError) in try await base.pieces(holding: text) }
  }

  func choose(_ source: BoardSource, maximumAge: Int64?) async throws(BoardStoreError) {
    try await gate { () throws(BoardStoreError) in try await base.choose(source, maximumAge: maximumAge) }
  }

  func edit(_ edit: BoardEdit) async throws(BoardStoreError) -> [BoardButton] {
    try await gate { () throws(BoardStoreError) in try await base.edit(edit) }
  }

  func keep(_ board: Board, of source: BoardSource, at moment: Timestamp, stamp: String?) async throws(BoardStoreError) {
    try await gate { () throws(BoardStoreError) in try await base.keep(board, of: source, at: moment, stamp: stamp) }
  }

  func everything() async throws(BoardStoreError) -> KeyboardSnapshot {
    try await gate { () throws(BoardStoreError) in try await base.everything() }
  }

  func take(_ keyboard: KeyboardSnapshot, isTrial: Bool, in change: Change?) async throws(BoardStoreError) -> KeyboardImport {
    try await gate { () throws(BoardStoreError) in try await base.take(keyboard, isTrial: isTrial, in: change) }
  }
}

public import CoreModule

/// Where the boards are kept, and where each button stands.
///
/// Every method that changes something is one transaction: all of it happens, or nothing. The starter board, the user's own and the fetched ones
/// are kept apart; all but ``keep(_:of:at:stamp:)`` concern the one that is used now.
public protocol BoardStore: Sendable {
  /// The board that is used now, without its buttons.
  func keptBoard() async throws(BoardStoreError) -> KeptBoard

  /// The buttons, in order, each with where it stands.
  func states() async throws(BoardStoreError) -> [ButtonState]

  /// The whole board.
  func board() async throws(BoardStoreError) -> Board

  /// The button with this id; else those with this caption; else those whose caption differs in case and accents.
  func buttons(named name: String) async throws(BoardStoreError) -> [BoardButton]

  /// The button that put something out last, if it is there; else the first one. `nil` for an empty board.
  func currentButton() async throws(BoardStoreError) -> BoardButton?

  /// Puts out a piece for each request, in this order, and remembers it.
  ///
  /// - Parameter isRefused: Whether these pieces are not to be put out after all.
  /// - Throws: ``BoardStoreError/noSuchButton(_:)``, ``BoardStoreError/noSuchPiece(_:place:)`` or ``BoardStoreError/refused(_:)``; then nothing
  ///   was put out.
  func putOut(_ requests: [PieceRequest], unless isRefused: @Sendable ([Piece]) -> Bool) async throws(BoardStoreError) -> [Piece]

  /// What ``putOut(_:unless:)`` would put out, without doing it.
  func preview(_ requests: [PieceRequest]) async throws(BoardStoreError) -> [Piece]

  /// Takes the last output back: its button stands where it stood before. Outputs of buttons or pieces that are no more are passed over.
  ///
  /// - Returns: What was put out then; `nil` when there is nothing left to take back. The last ``KeyboardLimits/outputs`` can be.
  func takeBack() async throws(BoardStoreError) -> Piece?

  /// Lets these buttons, or all of them, begin again with their first pieces. One step, unless all stand there already.
  ///
  /// - Throws: ``BoardStoreError/noSuchButton(_:)``; then nothing was changed.
  func reset(_ ids: [String]?) async throws(BoardStoreError) -> [ButtonState]

  /// All pieces of a button with how they were used, in order.
  ///
  /// - Throws: ``BoardStoreError/noSuchButton(_:)``.
  func pieces(of id: String) async throws(BoardStoreError) -> [ListedPiece]

  /// The pieces that hold `text`, whatever the case and accents, in order.
  func pieces(holding text: FoldedText) async throws(BoardStoreError) -> [Piece]

  /// Uses the board of `source` from now on, and fetches it again after `maximumAge` seconds. One step.
  func choose(_ source: BoardSource, maximumAge: Int64?) async throws(BoardStoreError)

  /// Changes the board that is used, which is the user's own from then on. One step.
  ///
  /// - Returns: The buttons that were changed.
  func edit(_ edit: BoardEdit) async throws(BoardStoreError) -> [BoardButton]

  /// Keeps what was fetched from `source` in the place of what was fetched before; buttons stand where they stood, as far as their pieces are
  /// still there. No step. Boards of a few other sources are kept too.
  func keep(_ board: Board, of source: BoardSource, at moment: Timestamp, stamp: String?) async throws(BoardStoreError)

  /// Everything that is kept, for another store to take.
  func everything() async throws(BoardStoreError) -> KeptKeyboard

  /// Takes in what was kept elsewhere, by the rules of ``KeyboardIntake``. One step.
  ///
  /// - Parameter isTrial: Whether nothing is to be changed, only told.
  func take(_ keyboard: KeptKeyboard, isTrial: Bool) async throws(BoardStoreError) -> KeyboardIntake
}

/// What can go wrong with the kept boards.
public enum BoardStoreError: Error, Equatable, Sendable {
  /// The disk or the database.
  case storage(StorageError)
  /// No button has this id.
  case noSuchButton(String)
  /// The button has no such piece; the place is counted from 0.
  case noSuchPiece(ButtonState, place: Int)
  /// The caller did not want these pieces.
  case refused([Piece])
  /// The board cannot be changed so.
  case edit(BoardEditError)
}

extension BoardStore {
  /// Puts out a piece for each request, in this order, and remembers it.
  ///
  /// - Throws: ``BoardStoreError/noSuchButton(_:)`` or ``BoardStoreError/noSuchPiece(_:place:)``; then nothing was put out.
  public func putOut(_ requests: [PieceRequest]) async throws(BoardStoreError) -> [Piece] { try await putOut(requests) { _ in false } }
}

/// How much is kept of what passes.
public enum KeyboardLimits {
  /// So many of the last outputs can be taken back.
  public static let outputs = 1000
  /// The fetched boards of so many sources are kept.
  public static let fetchedBoards = 8
}

extension DataArea {
  /// The boards and where their buttons stand.
  public static let keyboard = DataArea("keyboard")
}

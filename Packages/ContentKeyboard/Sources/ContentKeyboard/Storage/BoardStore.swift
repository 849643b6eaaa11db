public import CoreModule

/// Stores the boards and the positions of their buttons.
///
/// Every change is one transaction. Except for ``keep(_:of:at:stamp:)``, all methods concern the board in use: the starter board, the
/// user's own or a fetched one.
public protocol BoardStore: Sendable {
  /// The board in use, without its buttons.
  func boardStatus() async throws(BoardStoreError) -> BoardStatus

  /// The buttons in order, with their positions.
  func states() async throws(BoardStoreError) -> [ButtonState]

  /// The whole board.
  func board() async throws(BoardStoreError) -> Board

  /// The button with this id, or else those with this caption, or else those whose caption differs only in case and accents.
  func buttons(named name: String) async throws(BoardStoreError) -> [BoardButton]

  /// The button of the last output, if it still exists, or else the first one; `nil` for an empty board.
  func currentButton() async throws(BoardStoreError) -> BoardButton?

  /// Outputs a piece for each request, in this order, and records it.
  ///
  /// - Parameter isRefused: Returns whether the caller rejects these pieces.
  /// - Throws: ``BoardStoreError/noSuchButton(_:)``, ``BoardStoreError/noSuchPiece(_:place:)`` or ``BoardStoreError/refused(_:)``; then
  ///   nothing changes.
  func putOut(_ requests: [PieceRequest], unless isRefused: @Sendable ([Piece]) -> Bool) async throws(BoardStoreError) -> [Piece]

  /// The pieces that ``putOut(_:unless:)`` would output.
  func preview(_ requests: [PieceRequest]) async throws(BoardStoreError) -> [Piece]

  /// Undoes the last output: its button returns to its previous position. Outputs of deleted buttons or pieces are skipped.
  ///
  /// - Returns: The piece; `nil` when there is nothing to undo. The last ``KeyboardLimits/outputs`` outputs are kept.
  func takeBack() async throws(BoardStoreError) -> Piece?

  /// Resets these buttons, or all, to their first pieces. One undo step, unless nothing changes.
  ///
  /// - Throws: ``BoardStoreError/noSuchButton(_:)``; then nothing changes.
  func reset(_ ids: [String]?) async throws(BoardStoreError) -> [ButtonState]

  /// All pieces of a button with their uses, in order.
  ///
  /// - Throws: ``BoardStoreError/noSuchButton(_:)``.
  func pieces(of id: String) async throws(BoardStoreError) -> [ListedPiece]

  /// The pieces that contain `text`, ignoring case and accents, in order.
  func pieces(holding text: FoldedText) async throws(BoardStoreError) -> [Piece]

  /// Makes the board of `source` the one in use, to be fetched again after `maximumAge` seconds, or never for `nil`. One undo step.
  func choose(_ source: BoardSource, maximumAge: Int64?) async throws(BoardStoreError)

  /// Changes the board in use, which becomes the user's own. One undo step.
  ///
  /// - Throws: ``BoardStoreError/edit(_:)``; then nothing changes.
  func edit(_ edit: BoardEdit) async throws(BoardStoreError) -> EditedBoard

  /// Stores a board fetched from `source`, in place of its previous one. Buttons keep their positions if their pieces still exist. Not an
  /// undo step. The boards of the last ``KeyboardLimits/fetchedBoards`` sources are kept.
  func keep(_ board: Board, of source: BoardSource, at moment: Timestamp, stamp: String?) async throws(BoardStoreError)

  /// Everything that an export contains.
  func everything() async throws(BoardStoreError) -> KeyboardSnapshot

  /// Merges a snapshot from elsewhere, by the rules of ``KeyboardImport``. One undo step.
  ///
  /// - Parameters:
  ///   - isTrial: Whether only to return what would change.
  ///   - change: The transaction that this belongs to; `nil` for one of its own.
  func merge(_ keyboard: KeyboardSnapshot, isTrial: Bool, in change: Change?) async throws(BoardStoreError) -> KeyboardImport
}

/// The result of an edit.
public struct EditedBoard: Equatable, Sendable {
  /// The board that was in use before, without its buttons.
  public let before: BoardStatus
  /// The changed buttons after the edit; deleted ones as they were, without their positions.
  public let changed: [ButtonState]
}

/// Why a board store fails.
public enum BoardStoreError: StoreFailure, Equatable, Sendable {
  /// The disk or the database failed.
  case storage(StorageError)
  /// No button has this id.
  case noSuchButton(String)
  /// The button has no such piece; the place is counted from 0.
  case noSuchPiece(ButtonState, place: Int)
  /// The caller rejected these pieces.
  case refused([Piece])
  /// The edit is impossible.
  case edit(BoardEditError)
}

extension BoardStore {
  /// Outputs a piece for each request, in this order, and records it.
  ///
  /// - Throws: ``BoardStoreError/noSuchButton(_:)`` or ``BoardStoreError/noSuchPiece(_:place:)``; then nothing changes.
  public func putOut(_ requests: [PieceRequest]) async throws(BoardStoreError) -> [Piece] { try await putOut(requests) { _ in false } }
}

/// Limits of the stored history.
public enum KeyboardLimits {
  /// The number of outputs that can be undone.
  public static let outputs = 1000
  /// The number of sources whose fetched boards are kept.
  public static let fetchedBoards = 8
}

extension DataArea {
  /// The boards and the positions of their buttons.
  public static let keyboard = DataArea("keyboard")
}

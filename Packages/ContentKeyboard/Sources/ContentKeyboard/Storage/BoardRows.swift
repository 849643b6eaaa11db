public import CoreModule

/// The row operations of a keyboard's store.
public protocol BoardRows: StoreRows where Failure == BoardStoreError {
  /// The source that the user chose; `nil` when none was chosen.
  func chosen() throws -> ChosenSource?
  /// See ``BoardStore/boardStatus()``.
  func boardStatus() throws -> BoardStatus
  /// See ``BoardStore/states()``.
  func states() throws -> [ButtonState]
  /// The board in use.
  func board() throws -> Board
  /// The button of the board in use with this id; `nil` when there is none.
  func button(_ id: String) throws -> BoardButton?
  /// The first button of the board in use; `nil` when it has none.
  func firstButton() throws -> BoardButton?
  /// See ``BoardStore/buttons(named:)``.
  func buttons(named name: String) throws -> [BoardButton]
  /// Calls `body` for each button of the board in use, in order.
  func forEachButton(_ body: (BoardButton) throws -> Void) throws

  /// The position of the button with this id; `nil` when it was not pressed.
  func position(of id: String) throws -> PiecePosition?
  /// All positions, by the buttons' ids.
  func positions() throws -> [String: PiecePosition]
  /// The use of a piece; `nil` when it was never used.
  func use(of piece: PieceID) throws -> PieceUse?
  /// All uses.
  func uses() throws -> [PieceID: PieceUse]
  /// The last output; `nil` when there is none.
  func lastOutput() throws -> LastOutput?

  /// Sets the position of the button with this id; `nil` removes it.
  mutating func setPosition(_ position: PiecePosition?, of id: String) throws
  /// Removes the positions of all buttons, including those of other boards.
  mutating func resetPositions() throws
  /// Sets the use of a piece; `nil` removes it.
  mutating func setUse(_ use: PieceUse?, of piece: PieceID) throws
  /// Adds an output, and deletes old ones except for the last ``KeyboardLimits/outputs``.
  mutating func append(_ output: OutputRecord) throws
  /// Removes and returns the last output; `nil` when there is none.
  mutating func removeLastOutput() throws -> OutputRecord?

  /// Stores the chosen source.
  mutating func choose(_ chosen: ChosenSource) throws
  /// The board that the user wrote.
  func own() throws -> Board
  /// Replaces the board that the user wrote.
  mutating func setOwn(_ board: Board) throws
  /// Replaces the board that was last fetched from `source`.
  mutating func replaceFetched(_ board: FetchedBoard, of source: BoardSource) throws
  /// The sources of the fetched boards, oldest first.
  func fetchedSources() throws -> [BoardSource]
  /// Deletes the board that was fetched from `source`.
  mutating func deleteFetched(_ source: BoardSource) throws
}

/// An output with the state before it, so that it can be undone.
public struct OutputRecord: Sendable {
  /// The button's id.
  public let id: String
  /// The piece.
  public let position: PiecePosition
  /// The mark of the button.
  public let buttonMark: TextMark
  /// The position of the button before the output.
  public let positionBefore: PiecePosition?
  /// The use of the piece before the output.
  public let useBefore: PieceUse?

  /// Creates a record.
  public init(id: String, position: PiecePosition, buttonMark: TextMark, positionBefore: PiecePosition?, useBefore: PieceUse?) {
    self.id = id
    self.position = position
    self.buttonMark = buttonMark
    self.positionBefore = positionBefore
    self.useBefore = useBefore
  }
}

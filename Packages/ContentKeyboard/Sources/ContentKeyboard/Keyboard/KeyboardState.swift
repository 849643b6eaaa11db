/// The state of the keyboard.
public struct KeyboardState: Equatable, Sendable {
  /// The board in use; `nil` until it is read.
  public var board: BoardStatus?
  /// The buttons, or those that were reset last.
  public var buttons: [ButtonState] = []
  /// The pieces of the last output, undo or search; output pieces have their placeholders filled.
  public var pieces: [Piece] = []
  /// The listed pieces.
  public var listed: [ListedPiece] = []
  /// How the last output was copied; `nil` when it was not.
  public var copied: ClipboardWay?
  /// Why a changed file could not be read; the previous board stays in use.
  public var refreshProblem: ContentKeyboardProblem?
  /// The last failure.
  public var problem: ContentKeyboardProblem?

  /// Creates an empty state.
  public init() {}
}

/// Options of a press.
public struct PressOptions: Equatable, Sendable {
  /// Selects the next piece.
  public var rule = PressRule.perButton
  /// Values for the placeholders.
  public var values: [String: String] = [:]
  /// Whether the output is also copied.
  public var copies = false

  /// Creates the default options.
  public init() {}
}

/// What the keyboard shows.
public struct KeyboardState: Equatable, Sendable {
  /// The board that is used, without its buttons; `nil` until it is read.
  public var board: KeptBoard?
  /// The buttons.
  public var buttons: [ButtonState] = []
  /// What was put out, taken back, or found last, with its placeholders filled where it was put out.
  public var pieces: [Piece] = []
  /// The pieces that are listed.
  public var listed: [ListedPiece] = []
  /// What was copied, and what took it.
  public var copied: ClipboardWay?
  /// Why a changed file was not taken in; the board from before is used.
  public var refreshProblem: ContentKeyboardProblem?
  /// What went wrong.
  public var problem: ContentKeyboardProblem?

  /// A keyboard that was not read yet.
  public init() {}
}

/// How pieces are asked for.
public struct PressOptions: Equatable, Sendable {
  /// Which piece comes next.
  public var rule = PressRule.perButton
  /// The values of placeholders.
  public var values: [String: String] = [:]
  /// Whether what is put out is copied too.
  public var copies = false

  /// Each button on its own, no values, no copy.
  public init() {}
}

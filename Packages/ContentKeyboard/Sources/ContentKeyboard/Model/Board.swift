/// A button with ready-made texts.
public struct BoardButton: Hashable, Sendable {
  /// The id: unique within the board, never empty.
  public var id: String
  /// The label; if it is empty, the id is shown.
  public var caption: String
  /// The texts, in order; never empty.
  public var pieces: [String]

  /// Creates a button.
  public init(id: String, caption: String, pieces: [String]) {
    self.id = id
    self.caption = caption
    self.pieces = pieces
  }
}

/// Buttons in order, with unique ids.
public struct Board: Hashable, Sendable {
  /// The buttons.
  public var buttons: [BoardButton]

  /// Creates a board.
  public init(_ buttons: [BoardButton] = []) { self.buttons = buttons }

  /// The maximum number of buttons of a board.
  public static let maximumButtons = 100_000
  /// The maximum number of pieces of a button.
  public static let maximumPieces = 100_000

  /// The place of the button with this id, counted from 0; `nil` when there is none.
  public func index(of id: String) -> Int? { buttons.firstIndex { $0.id == id } }
}

/// A button without its pieces, for lists.
public struct ButtonState: Hashable, Sendable {
  /// The button's id.
  public let id: String
  /// The label.
  public let caption: String
  /// The place of the last output piece, counted from 0; `nil` when none was output.
  public let index: Int?
  /// The number of pieces.
  public let count: Int

  /// Creates a state.
  public init(id: String, caption: String, index: Int?, count: Int) {
    self.id = id
    self.caption = caption
    self.index = index
    self.count = count
  }

  /// The caption, or the id when the caption is empty.
  public var name: String { caption.isEmpty ? id : caption }
}

/// One of a button's texts.
public struct Piece: Hashable, Sendable {
  /// The button's id.
  public let id: String
  /// The button's label.
  public let caption: String
  /// The place of the piece, counted from 0.
  public let index: Int
  /// The number of the button's pieces.
  public let count: Int
  /// The text.
  public var text: String

  /// Creates a piece.
  public init(id: String, caption: String, index: Int, count: Int, text: String) {
    self.id = id
    self.caption = caption
    self.index = index
    self.count = count
    self.text = text
  }

  /// Creates the piece of `button` at this place, which must exist.
  public init(of button: BoardButton, at index: Int) {
    self.init(id: button.id, caption: button.caption, index: index, count: button.pieces.count, text: button.pieces[index])
  }

  /// The caption, or the id when the caption is empty.
  public var name: String { caption.isEmpty ? id : caption }
}

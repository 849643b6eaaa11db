/// A button that holds ready-made texts.
public struct BoardButton: Hashable, Sendable {
  /// What tells it from the other buttons of its board; never empty.
  public var id: String
  /// What stands on it; where that is empty, the id does.
  public var caption: String
  /// Its texts, in order; never none.
  public var pieces: [String]

  /// A button from its parts.
  public init(id: String, caption: String, pieces: [String]) {
    self.id = id
    self.caption = caption
    self.pieces = pieces
  }
}

/// Buttons, in order; no two have the same id.
public struct Board: Hashable, Sendable {
  /// The buttons.
  public var buttons: [BoardButton]

  /// A board of these buttons.
  public init(_ buttons: [BoardButton] = []) { self.buttons = buttons }

  /// The most buttons that a board may have.
  public static let mostButtons = 100_000
  /// The most pieces that a button may have.
  public static let mostPieces = 100_000

  /// Where the button with this id stands.
  public func index(of id: String) -> Int? { buttons.firstIndex { $0.id == id } }
}

/// A button as a list of them shows it.
public struct ButtonState: Hashable, Sendable {
  /// The button's id.
  public let id: String
  /// What stands on it.
  public let caption: String
  /// The place of the piece that was put out last, counted from 0, or `nil` when none was.
  public let index: Int?
  /// How many pieces it has.
  public let count: Int

  /// A state from its parts.
  public init(id: String, caption: String, index: Int?, count: Int) {
    self.id = id
    self.caption = caption
    self.index = index
    self.count = count
  }

  /// The caption, or the id where there is none.
  public var name: String { caption.isEmpty ? id : caption }
}

/// A piece of a button: one that is put out, or could be.
public struct Piece: Hashable, Sendable {
  /// The button's id.
  public let id: String
  /// What stands on the button.
  public let caption: String
  /// The place of the piece, counted from 0.
  public let index: Int
  /// How many pieces the button has.
  public let count: Int
  /// The piece itself.
  public var text: String

  /// A piece from its parts.
  public init(id: String, caption: String, index: Int, count: Int, text: String) {
    self.id = id
    self.caption = caption
    self.index = index
    self.count = count
    self.text = text
  }

  /// The piece of `button` at this place, which it has.
  public init(of button: BoardButton, at index: Int) {
    self.init(id: button.id, caption: button.caption, index: index, count: button.pieces.count, text: button.pieces[index])
  }

  /// The caption, or the id where there is none.
  public var name: String { caption.isEmpty ? id : caption }
}

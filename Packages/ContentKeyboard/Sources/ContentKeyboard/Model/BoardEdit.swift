public import CoreModule

/// A change that the user makes to a board.
public enum BoardEdit: Hashable, Sendable {
  /// Adds a button at this place, counted from 0; `nil` for the end.
  case addButton(BoardButton, at: Int?)
  /// Adds pieces to a button at this place, counted from 0; `nil` for the end.
  case addPieces([String], id: String, at: Int?)
  /// Changes a button's caption or id; `nil` keeps the old one.
  case changeButton(id: String, caption: String?, newID: String?)
  /// Changes the caption and the pieces of the button with this id, if it still has this mark.
  case setButton(BoardButton, seen: TextMark)
  /// Replaces the text of the piece at this place, counted from 0.
  case changePiece(id: String, place: Int, text: String)
  /// Moves a button to this place, counted from 0; a place after the last one means the last one.
  case moveButton(id: String, to: Int)
  /// Moves a piece to another place, both counted from 0; a place after the last one means the last one.
  case movePiece(id: String, place: Int, to: Int)
  /// Deletes buttons.
  case deleteButtons([String])
  /// Deletes the pieces of a button at these places, counted from 0.
  case deletePieces(id: String, places: [Int])
  /// Replaces the whole board.
  case replace(Board)
}

/// Why an edit is impossible.
public enum BoardEditError: Error, Hashable, Sendable {
  /// There is no such button.
  case noSuchButton(String)
  /// The button has no such piece; the place is counted from 0.
  case noSuchPiece(ButtonState, place: Int)
  /// Another button has this id.
  case idTaken(String)
  /// The button was changed since the user saw it.
  case changedMeanwhile(ButtonState)
  /// The button would have no pieces.
  case noPieces(ButtonState)
  /// The board would exceed this number of buttons or of pieces of a button.
  case tooMany(limit: Int)
}

extension BoardEdit {
  /// The board after the change.
  public func applied(to board: Board) throws(BoardEditError) -> Board {
    var board = board
    switch self {
    case .addButton(let button, let place): try board.add(button, at: place)
    case .addPieces(let pieces, let id, let place):
      let index = try board.place(of: id)
      let end = board.buttons[index].pieces.count
      board.buttons[index].pieces.insert(contentsOf: pieces, at: max(0, min(place ?? end, end)))
      guard board.buttons[index].pieces.count <= Board.maximumPieces else { throw .tooMany(limit: Board.maximumPieces) }
    case .changeButton(let id, let caption, let newID): try board.change(id, caption: caption, newID: newID)
    case .setButton(let button, let seen): try board.set(button, seen: seen)
    case .changePiece(let id, let place, let text):
      let index = try board.place(of: id, having: [place])
      board.buttons[index].pieces[place] = text
    case .moveButton(let id, let target):
      let button = board.buttons.remove(at: try board.place(of: id))
      board.buttons.insert(button, at: max(0, min(target, board.buttons.count)))
    case .movePiece(let id, let place, let target):
      let index = try board.place(of: id, having: [place])
      let piece = board.buttons[index].pieces.remove(at: place)
      board.buttons[index].pieces.insert(piece, at: max(0, min(target, board.buttons[index].pieces.count)))
    case .deleteButtons(let ids):
      for id in ids { _ = try board.place(of: id) }
      board.buttons.removeAll { ids.contains($0.id) }
    case .deletePieces(let id, let places):
      let index = try board.place(of: id, having: places)
      let pieces = board.buttons[index].pieces
      board.buttons[index].pieces = pieces.indices.filter { !places.contains($0) }.map { pieces[$0] }
      if board.buttons[index].pieces.isEmpty { throw .noPieces(board.buttons[index].state) }
    case .replace(let other): board = other
    }
    return board
  }

  /// The name of the undo step.
  public var stepName: StepName {
    switch self {
    case .addButton: .keysAdd
    case .addPieces: .keysAddPiece
    case .changeButton, .setButton, .replace: .keysEdit
    case .changePiece: .keysEditPiece
    case .moveButton: .keysMove
    case .movePiece: .keysMovePiece
    case .deleteButtons: .keysRemove
    case .deletePieces: .keysRemovePiece
    }
  }

  /// The buttons that the edit changes, as they are in `new`; deleted ones as they were in `old`.
  public func changed(from old: Board, to new: Board) -> [BoardButton] {
    switch self {
    case .addButton(let button, _): return [button]
    case .addPieces(_, let id, _), .changePiece(let id, _, _), .moveButton(let id, _), .movePiece(let id, _, _), .deletePieces(let id, _):
      return new.buttons.filter { $0.id == id }
    case .setButton(let button, _): return [button]
    case .changeButton(let id, _, let newID): return new.buttons.filter { $0.id == newID ?? id }
    case .deleteButtons(let ids): return old.buttons.filter { ids.contains($0.id) }
    case .replace: return new.buttons
    }
  }
}

extension Board {
  fileprivate func place(of id: String, having places: [Int] = []) throws(BoardEditError) -> Int {
    guard let index = index(of: id) else { throw .noSuchButton(id) }
    for place in places where !buttons[index].pieces.indices.contains(place) {
      throw .noSuchPiece(buttons[index].state, place: place)
    }
    return index
  }

  fileprivate mutating func add(_ button: BoardButton, at place: Int?) throws(BoardEditError) {
    guard index(of: button.id) == nil else { throw .idTaken(button.id) }
    guard !button.pieces.isEmpty else { throw .noPieces(button.state) }
    guard buttons.count < Board.maximumButtons else { throw .tooMany(limit: Board.maximumButtons) }
    guard button.pieces.count <= Board.maximumPieces else { throw .tooMany(limit: Board.maximumPieces) }
    buttons.insert(button, at: max(0, min(place ?? buttons.count, buttons.count)))
  }

  fileprivate mutating func set(_ button: BoardButton, seen: TextMark) throws(BoardEditError) {
    let place = try place(of: button.id)
    guard TextMark(buttons[place]) == seen else { throw .changedMeanwhile(buttons[place].state) }
    guard !button.pieces.isEmpty else { throw .noPieces(button.state) }
    guard button.pieces.count <= Board.maximumPieces else { throw .tooMany(limit: Board.maximumPieces) }
    buttons[place] = button
  }

  fileprivate mutating func change(_ id: String, caption: String?, newID: String?) throws(BoardEditError) {
    let place = try place(of: id)
    if let newID, newID != id, index(of: newID) != nil { throw .idTaken(newID) }
    buttons[place].caption = caption ?? buttons[place].caption
    buttons[place].id = newID ?? id
  }

  /// An id for a new button: one more than the highest id that is a whole number.
  public var freeID: String {
    let highest = buttons.lazy.compactMap { Int($0.id) }.filter { $0 < Int.max }.max() ?? 0
    return String(max(0, highest) + 1)
  }
}

extension BoardButton {
  /// The state of the button before its first press.
  public var state: ButtonState { ButtonState(id: id, caption: caption, index: nil, count: pieces.count) }
}

extension StepName {
  /// Buttons were added.
  public static let keysAdd = StepName("keys add")
  /// Pieces of a button were added.
  public static let keysAddPiece = StepName("keys add piece")
  /// Buttons were changed.
  public static let keysEdit = StepName("keys edit")
  /// A piece of a button was changed.
  public static let keysEditPiece = StepName("keys edit piece")
  /// Buttons were moved.
  public static let keysMove = StepName("keys move")
  /// A piece of a button was moved.
  public static let keysMovePiece = StepName("keys move piece")
  /// Buttons were deleted.
  public static let keysRemove = StepName("keys rm")
  /// Pieces of a button were deleted.
  public static let keysRemovePiece = StepName("keys rm piece")
  /// Buttons were reset to their first pieces.
  public static let keysReset = StepName("keys reset")
  /// Another board was chosen.
  public static let keysSource = StepName("keys source")
}

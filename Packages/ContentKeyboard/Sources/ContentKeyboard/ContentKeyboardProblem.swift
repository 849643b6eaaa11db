public import CoreModule

/// What the keyboard has to tell the user when something did not work.
public enum ContentKeyboardProblem: Error, Equatable, Sendable {
  /// A text that cannot be kept, and which one it was.
  case unacceptable(text: String, UserTextProblem)
  /// No button answers to these names.
  case noSuchButtons([String])
  /// Several buttons answer to this name.
  case ambiguous(String, [ButtonState])
  /// The button has no piece with this number, counted from 1.
  case noSuchPiece(ButtonState, number: Int)
  /// Nothing was put out that could be taken back.
  case nothingToTakeBack
  /// These placeholders have no value.
  case noValues([String])
  /// No piece holds this text.
  case nothingFound(String)
  /// The board has no buttons.
  case emptyBoard
  /// The board of this source was never fetched.
  case notFetchedYet(BoardSource)
  /// The board cannot be changed so.
  case edit(BoardEditError)
  /// The text of a board has faults.
  case faults(BoardFaults)
  /// This source gave no board.
  case source(BoardSource, ContentSourceError)
  /// The source is a service, and services are not to be asked.
  case offline(BoardSource)
  /// There is nothing to fetch: the board is the starter board or an own one.
  case nothingToFetch(BoardSource)
  /// The clipboard cannot be used.
  case clipboard(ClipboardError)
  /// The boards could not be read or changed.
  case storage(StorageError)
}

extension ContentKeyboardProblem {
  init(_ error: BoardStoreError) {
    switch error {
    case .storage(let error): self = .storage(error)
    case .noSuchButton(let id), .edit(.noSuchButton(let id)): self = .noSuchButtons([id])
    case .noSuchPiece(let button, let place), .edit(.noSuchPiece(let button, let place)): self = .noSuchPiece(button, number: place + 1)
    case .refused(let pieces): self = .noValues(pieces.flatMap { PieceText($0.text).placeholders })
    case .edit(let error): self = .edit(error)
    }
  }
}

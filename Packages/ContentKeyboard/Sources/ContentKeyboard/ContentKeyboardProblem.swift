public import CoreModule

/// A failure that the keyboard reports to the user.
public enum ContentKeyboardProblem: Error, Equatable, Sendable {
  /// This text cannot be stored.
  case unacceptable(text: String, UserTextProblem)
  /// No buttons have these names.
  case noSuchButtons([String])
  /// Several buttons have this name.
  case ambiguous(String, [ButtonState])
  /// The button has no piece with this number, counted from 1.
  case noSuchPiece(ButtonState, number: Int)
  /// There is no output to undo.
  case nothingToTakeBack
  /// These placeholders have no value.
  case noValues([String])
  /// No piece contains this text.
  case nothingFound(String)
  /// The board has no buttons.
  case emptyBoard
  /// The board of this source was never fetched.
  case notFetchedYet(BoardSource)
  /// The edit is impossible.
  case edit(BoardEditError)
  /// The text of a board has faults.
  case faults(BoardFaults)
  /// The board could not be read from this source.
  case source(BoardSource, ContentSourceError)
  /// The source is a service, and the network must not be used.
  case offline(BoardSource)
  /// The starter board and the user's own board are not fetched.
  case nothingToFetch(BoardSource)
  /// The clipboard cannot be used.
  case clipboard(ClipboardError)
  /// The boards could not be read or changed.
  case storage(StorageError)
}

extension ContentKeyboardProblem {
  /// Creates the problem that reports an error of the store.
  public init(_ error: BoardStoreError) {
    switch error {
    case .storage(let error): self = .storage(error)
    case .noSuchButton(let id), .edit(.noSuchButton(let id)): self = .noSuchButtons([id])
    case .noSuchPiece(let button, let place), .edit(.noSuchPiece(let button, let place)): self = .noSuchPiece(button, number: place + 1)
    case .refused(let pieces): self = .noValues(pieces.flatMap { PieceText($0.text).placeholders })
    case .edit(let error): self = .edit(error)
    }
  }
}

/// The screens that the feature asks its router to show.
public enum ContentKeyboardDestination: Equatable, Sendable {
  /// The list of all pieces of the button with this id.
  case pieces(String)
  /// The choice of the board's source.
  case source
  /// The question for the address or file of another board.
  case newSource
  /// The search across all pieces.
  case search
}

/// The screens that the feature asks its router for.
public enum ContentKeyboardDestination: Equatable, Sendable {
  /// The list of all pieces of the button with this id.
  case pieces(String)
  /// The choice of where the board comes from.
  case source
  /// The question for the address or file of another board.
  case newSource
  /// The search across all pieces.
  case search
}

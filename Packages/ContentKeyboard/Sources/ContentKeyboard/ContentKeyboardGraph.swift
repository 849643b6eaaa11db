/// The builders of the content keyboard's child features.
@MainActor
public struct ContentKeyboardGraph {
  /// The board with its buttons.
  public let keyboard: KeyboardBuilder
  /// The choice of the board's source.
  public let source: BoardSourceBuilder
  /// The board editor.
  public let editor: BoardEditorBuilder
}

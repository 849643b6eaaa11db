public import CoreModule

/// Builds the content keyboard.
@MainActor
public struct ContentKeyboardBuilder: Builder {
  private let dependency: any ContentKeyboardDependency
  private let router: any Router<ContentKeyboardDestination>

  /// A builder that takes what it needs from `dependency` and leaves through `router`.
  public init(dependency: any ContentKeyboardDependency, router: any Router<ContentKeyboardDestination>) {
    self.dependency = dependency
    self.router = router
  }

  /// Wires the child features.
  public func build(_: Void) -> ContentKeyboardGraph {
    ContentKeyboardGraph(
      keyboard: KeyboardBuilder(dependency: dependency, router: router), source: BoardSourceBuilder(dependency: dependency),
      editor: BoardEditorBuilder(dependency: dependency), transfer: KeyboardTransferBuilder(dependency: dependency)
    )
  }
}

/// A built content keyboard: the builders of its child features.
@MainActor
public struct ContentKeyboardGraph {
  /// Pressing the buttons.
  public let keyboard: KeyboardBuilder
  /// Where the board comes from.
  public let source: BoardSourceBuilder
  /// Changing the board.
  public let editor: BoardEditorBuilder
  /// Taking everything out and in.
  public let transfer: KeyboardTransferBuilder
}

public import CoreModule

/// The dependencies of the feature: those of its child features.
@MainActor
public protocol ContentKeyboardDependency:
  KeyboardDependency, BoardSourceDependency, BoardEditorDependency, KeyboardTransferDependency
{}

/// Builds the content keyboard.
@MainActor
public struct ContentKeyboardBuilder {
  private let dependency: any ContentKeyboardDependency
  private let router: any Router<ContentKeyboardDestination>

  /// Creates a builder with what the feature needs and its router.
  public init(dependency: any ContentKeyboardDependency, router: any Router<ContentKeyboardDestination>) {
    self.dependency = dependency
    self.router = router
  }

  /// Creates the builders of the child features.
  public func build() -> ContentKeyboardGraph {
    ContentKeyboardGraph(
      keyboard: KeyboardBuilder(dependency: dependency, router: router), source: BoardSourceBuilder(dependency: dependency, router: router),
      editor: BoardEditorBuilder(dependency: dependency), transfer: KeyboardTransferBuilder(dependency: dependency)
    )
  }
}

/// The builders of the content keyboard's child features.
@MainActor
public struct ContentKeyboardGraph {
  /// The board with its buttons.
  public let keyboard: KeyboardBuilder
  /// The choice of the board's source.
  public let source: BoardSourceBuilder
  /// The board editor.
  public let editor: BoardEditorBuilder
  /// Export and import.
  public let transfer: KeyboardTransferBuilder
}

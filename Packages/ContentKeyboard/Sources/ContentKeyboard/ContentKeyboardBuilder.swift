public import CoreModule

/// The dependency of the child features that use the boards.
@MainActor
public protocol BoardStoreDependency {
  /// Stores the boards.
  var boardStore: any BoardStore { get }
}

/// The dependencies of the feature: those of its child features.
@MainActor
public protocol ContentKeyboardDependency:
  KeyboardDependency, BoardSourceDependency, BoardEditorDependency
{}

/// Builds the content keyboard.
public typealias ContentKeyboardBuilder = RoutingBuilder<any ContentKeyboardDependency, ContentKeyboardDestination>

extension ContentKeyboardBuilder {
  /// Creates the builders of the child features.
  public func build() -> ContentKeyboardGraph {
    ContentKeyboardGraph(
      keyboard: KeyboardBuilder(dependency: dependency, router: router), source: BoardSourceBuilder(dependency: dependency, router: router),
      editor: BoardEditorBuilder(dependency: dependency)
    )
  }
}

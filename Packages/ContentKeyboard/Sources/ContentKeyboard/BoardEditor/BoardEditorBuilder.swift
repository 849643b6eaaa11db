/// The dependencies of the editor of the board.
@MainActor
public protocol BoardEditorDependency {
  /// Stores the boards.
  var boardStore: any BoardStore { get }
}

/// Builds the editor of the board.
@MainActor
public struct BoardEditorBuilder {
  private let dependency: any BoardEditorDependency

  /// Creates a builder.
  public init(dependency: any BoardEditorDependency) { self.dependency = dependency }

  /// Creates the view model.
  public func build() -> BoardEditorViewModel { BoardEditorViewModel(store: dependency.boardStore) }
}

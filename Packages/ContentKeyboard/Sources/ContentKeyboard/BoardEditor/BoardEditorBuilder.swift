public import CoreModule

/// The dependencies of the editor of the board.
@MainActor
public protocol BoardEditorDependency: BoardStoreDependency {}

/// Builds the editor of the board.
public typealias BoardEditorBuilder = Builder<any BoardEditorDependency>

extension BoardEditorBuilder {
  /// Creates the view model.
  public func build() -> BoardEditorViewModel { BoardEditorViewModel(store: dependency.boardStore) }
}

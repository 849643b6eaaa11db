public import CoreModule

/// Builds the editor of the board.
@MainActor
public struct BoardEditorBuilder: Builder {
  private let dependency: any ContentKeyboardDependency

  init(dependency: any ContentKeyboardDependency) { self.dependency = dependency }

  /// Creates the view model.
  public func build(_: Void) -> BoardEditorViewModel { BoardEditorViewModel(dependency: dependency) }
}

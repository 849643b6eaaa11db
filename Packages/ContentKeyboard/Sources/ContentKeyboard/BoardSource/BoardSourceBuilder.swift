public import CoreModule

/// Builds the choice of the board's source.
@MainActor
public struct BoardSourceBuilder: Builder {
  private let dependency: any ContentKeyboardDependency

  init(dependency: any ContentKeyboardDependency) { self.dependency = dependency }

  /// Creates the view model.
  public func build(_: Void) -> BoardSourceViewModel { BoardSourceViewModel(dependency: dependency) }
}

public import CoreModule

/// Builds the choice of the source.
@MainActor
public struct BoardSourceBuilder: Builder {
  private let dependency: any ContentKeyboardDependency

  init(dependency: any ContentKeyboardDependency) { self.dependency = dependency }

  /// Wires a view model that has done nothing yet.
  public func build(_: Void) -> BoardSourceViewModel { BoardSourceViewModel(dependency: dependency) }
}

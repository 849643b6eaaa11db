public import CoreModule

/// Builds the board with its buttons.
@MainActor
public struct KeyboardBuilder: Builder {
  private let dependency: any ContentKeyboardDependency
  private let router: any Router<ContentKeyboardDestination>

  init(dependency: any ContentKeyboardDependency, router: any Router<ContentKeyboardDestination>) {
    self.dependency = dependency
    self.router = router
  }

  /// Creates the view model.
  public func build(_: Void) -> KeyboardViewModel { KeyboardViewModel(dependency: dependency, router: router) }
}

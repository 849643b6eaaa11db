public import CoreModule

/// Builds export and import.
@MainActor
public struct KeyboardTransferBuilder: Builder {
  private let dependency: any ContentKeyboardDependency

  init(dependency: any ContentKeyboardDependency) { self.dependency = dependency }

  /// Creates the view model.
  public func build(_: Void) -> KeyboardTransferViewModel { KeyboardTransferViewModel(dependency: dependency) }
}

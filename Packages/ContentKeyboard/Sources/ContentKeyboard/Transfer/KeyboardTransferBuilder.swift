public import CoreModule

/// Builds taking out and in.
@MainActor
public struct KeyboardTransferBuilder: Builder {
  private let dependency: any ContentKeyboardDependency

  init(dependency: any ContentKeyboardDependency) { self.dependency = dependency }

  /// Wires a view model that has done nothing yet.
  public func build(_: Void) -> KeyboardTransferViewModel { KeyboardTransferViewModel(dependency: dependency) }
}

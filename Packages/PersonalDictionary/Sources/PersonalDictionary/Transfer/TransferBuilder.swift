public import CoreModule

/// Builds the way out and in for everything that the dictionary keeps.
@MainActor
public struct TransferBuilder: Builder {
  private let dependency: any PersonalDictionaryDependency

  init(dependency: any PersonalDictionaryDependency) { self.dependency = dependency }

  /// Wires it; nothing is read yet.
  public func build(_: Void) -> TransferViewModel {
    TransferViewModel(store: dependency.wordStore, directions: dependency.directionStore)
  }
}

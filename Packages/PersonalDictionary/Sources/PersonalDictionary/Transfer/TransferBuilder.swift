public import CoreModule

/// Builds export and import.
@MainActor
public struct TransferBuilder: Builder {
  private let dependency: any PersonalDictionaryDependency

  init(dependency: any PersonalDictionaryDependency) { self.dependency = dependency }

  /// Creates the view model.
  public func build(_: Void) -> TransferViewModel {
    TransferViewModel(store: dependency.wordStore, directions: dependency.directionStore)
  }
}

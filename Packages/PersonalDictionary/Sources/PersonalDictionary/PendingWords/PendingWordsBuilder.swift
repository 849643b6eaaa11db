public import CoreModule

/// Builds the queue of pending look-ups.
@MainActor
public struct PendingWordsBuilder: Builder {
  private let lookUp: LookUp
  private let dependency: any PersonalDictionaryDependency

  init(lookUp: LookUp, dependency: any PersonalDictionaryDependency) {
    self.lookUp = lookUp
    self.dependency = dependency
  }

  /// Creates the view model.
  public func build(_: Void) -> PendingWordsViewModel { PendingWordsViewModel(lookUp: lookUp, dependency: dependency) }
}

public import CoreModule

/// Builds the dialog that adds words.
@MainActor
public struct NewWordBuilder: Builder {
  private let lookUp: LookUp
  private let dependency: any PersonalDictionaryDependency
  private let router: any Router<PersonalDictionaryDestination>

  init(lookUp: LookUp, dependency: any PersonalDictionaryDependency, router: any Router<PersonalDictionaryDestination>) {
    self.lookUp = lookUp
    self.dependency = dependency
    self.router = router
  }

  /// Creates the view model.
  public func build(_: Void) -> NewWordViewModel {
    NewWordViewModel(lookUp: lookUp, store: dependency.wordStore, directions: dependency.directionStore, router: router)
  }
}

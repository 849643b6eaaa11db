public import CoreModule

/// Builds the search.
@MainActor
public struct SearchBuilder: Builder {
  private let dependency: any PersonalDictionaryDependency
  private let router: any Router<PersonalDictionaryDestination>

  init(dependency: any PersonalDictionaryDependency, router: any Router<PersonalDictionaryDestination>) {
    self.dependency = dependency
    self.router = router
  }

  /// Creates the view model.
  public func build(_: Void) -> SearchViewModel {
    SearchViewModel(store: dependency.wordStore, router: router)
  }
}

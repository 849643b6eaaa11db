public import CoreModule

/// Builds a list of words: all of them, or the favourites.
@MainActor
public struct WordListBuilder: Builder {
  private let base: WordQuery
  private let dependency: any PersonalDictionaryDependency
  private let router: any Router<PersonalDictionaryDestination>

  init(base: WordQuery, dependency: any PersonalDictionaryDependency, router: any Router<PersonalDictionaryDestination>) {
    self.base = base
    self.dependency = dependency
    self.router = router
  }

  /// Creates the view model.
  public func build(_: Void) -> WordListViewModel {
    WordListViewModel(query: base, store: dependency.wordStore, changes: dependency.dataChanges, router: router)
  }
}

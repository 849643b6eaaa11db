public import CoreModule

/// The dependencies of a list of words.
@MainActor
public protocol WordListDependency: WordStoreDependency {
  /// Announces changes by other screens and processes.
  var dataChanges: any DataChanges { get }
}

/// Builds a list of words: all of them, or the favourites.
@MainActor
public struct WordListBuilder {
  let base: WordQuery
  let dependency: any WordListDependency
  let router: any Router<PersonalDictionaryDestination>

  /// Creates a builder of lists of the words that match `base`.
  public init(base: WordQuery, dependency: any WordListDependency, router: any Router<PersonalDictionaryDestination>) {
    self.base = base
    self.dependency = dependency
    self.router = router
  }

  /// Creates the view model.
  public func build() -> WordListViewModel {
    WordListViewModel(query: base, store: dependency.wordStore, changes: dependency.dataChanges, router: router)
  }
}

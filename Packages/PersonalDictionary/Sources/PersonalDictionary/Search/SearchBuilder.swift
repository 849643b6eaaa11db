public import CoreModule

/// The dependencies of the search.
@MainActor
public protocol SearchDependency {
  /// Stores the words.
  var wordStore: any WordStore { get }
}

/// Builds the search.
@MainActor
public struct SearchBuilder {
  private let dependency: any SearchDependency
  private let router: any Router<PersonalDictionaryDestination>

  /// Creates a builder that navigates through `router`.
  public init(dependency: any SearchDependency, router: any Router<PersonalDictionaryDestination>) {
    self.dependency = dependency
    self.router = router
  }

  /// Creates the view model.
  public func build() -> SearchViewModel { SearchViewModel(store: dependency.wordStore, router: router) }
}

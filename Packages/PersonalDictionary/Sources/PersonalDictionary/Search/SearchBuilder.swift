public import CoreModule

/// The dependencies of the search.
@MainActor
public protocol SearchDependency: WordStoreDependency {}

/// Builds the search.
public typealias SearchBuilder = RoutingBuilder<any SearchDependency, PersonalDictionaryDestination>

extension SearchBuilder {
  /// Creates the view model.
  public func build() -> SearchViewModel { SearchViewModel(store: dependency.wordStore, router: router) }
}
